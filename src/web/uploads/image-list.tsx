import { IMAGE_REMOVE_PATH } from '#domain/uploads/image-upload-path.ts'
import type { QueuedImage, UploadQueue } from '#domain/uploads/upload-queue.ts'
import { FilePreview } from '../ui/forms/file-preview.tsx'
import { Icon } from '../ui/icon.tsx'

type ImageListProps = { queue: UploadQueue<File>; onRemove: (image: QueuedImage<File>) => void }

/** The chosen images with their progress. Each can be removed, also without scripts once it is stored. */
export function ImageList({ queue, onRemove }: ImageListProps) {
  const stored = queue.filter(({ state }) => state === 'stored').length
  return (
    <>
      <output className="upload-images__count">
        {queue.length > 0 &&
          `${stored} of ${queue.length} ${queue.length === 1 ? 'photo' : 'photos'} uploaded`}
      </output>
      {queue.length > 0 && (
        <ul className="file-list">
          {queue.map((image) => (
            <li key={image.key} data-state={image.state}>
              {image.file ? <FilePreview file={image.file} /> : <NoPreview />}
              <span className="file-list__name">{image.name}</span>
              <ImageState image={image} />
              <button
                className="icon-button"
                // Without scripts, it sends the form to be removed from.
                type="submit"
                name="image"
                value={image.id ?? ''}
                formAction={IMAGE_REMOVE_PATH}
                formEncType="application/x-www-form-urlencoded"
                aria-label={`Remove ${image.name}`}
                onClick={(event) => {
                  event.preventDefault()
                  onRemove(image)
                }}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function ImageState({ image: { state, progress, name, message } }: { image: QueuedImage<File> }) {
  if (state === 'sending')
    return <progress className="upload-images__progress" max={1} value={progress} aria-label={name} />
  if (state === 'refused') return <span className="field__error">{message}</span>
  return <span className="file-list__size">{stateNames[state]}</span>
}

const stateNames = { waiting: 'Waiting', stored: 'Uploaded', interrupted: 'Interrupted' }

function NoPreview() {
  return (
    <span className="file-list__picture">
      <Icon name="document" />
    </span>
  )
}
