import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { IMAGE_UPLOAD_PATH } from '#domain/uploads/image-upload-path.ts'
import {
  ACCEPTED_FILES,
  fileRefusal,
  IMAGE_BYTES_LIMIT,
  imageRefusals,
  MAX_IMAGES,
  refusalsIn,
} from '#domain/uploads/image-rules.ts'
import { counted, isUnfinished } from '#domain/uploads/upload-queue.ts'
import { Button } from '../ui/actions/button.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { useHydrated } from '../ui/hydration.tsx'
import { Icon } from '../ui/icon.tsx'
import { ImageList } from './image-list.tsx'
import { type StoredImage, useUploadQueue } from './use-upload-queue.ts'
import '../ui/forms/file-drop.css'
import './upload-images.css'

export type UploadImagesProps = {
  evalId: string
  /** A secret of the form, with which its images are found again from any device. */
  session: string
  /** The images that are stored already. */
  stored: readonly StoredImage[]
  /** The page that follows, and this one: paths with their query. */
  next: string
  back: string
  /** `upload` from the query of this page’s address, if there is one. */
  refused: string | null
  /** The text of the button that goes on. */
  continueLabel?: string
}

/**
 * Chooses images and sends them one by one, at once; the button goes on when all have arrived. Without scripts it is a form
 * that sends them all together.
 */
export function UploadImages({
  evalId,
  session,
  stored,
  next,
  back,
  refused,
  continueLabel = 'Continue',
}: UploadImagesProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const { queue, isStuck, add, remove, resume } = useUploadQueue({ evalId, session, stored })
  const [messages, setMessages] = useState<readonly string[]>(() => messagesOf(refusalsIn(refused)))
  const [isLeaving, setIsLeaving] = useState(false)
  const isHydrated = useHydrated()
  const isBusy = isUnfinished(queue)

  async function choose(files: readonly File[]) {
    const checked = await Promise.all(files.map(async (file) => ({ file, refusal: await refusalOf(file) })))
    const fitting = checked.filter(({ refusal }) => refusal === null).map(({ file }) => file)
    const isFull = counted(queue) + fitting.length > MAX_IMAGES
    setMessages(messagesOf([...checked.map(({ refusal }) => refusal), isFull ? 'too-many' : null]))
    add(fitting)
  }

  // Files that were chosen before the page’s script had started.
  useEffect(() => {
    const early = [...(input.current?.files ?? [])]
    if (early.length > 0 && input.current) {
      input.current.value = ''
      void choose(early)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once, at the start
  }, [])

  useEffect(() => {
    if (isLeaving && !isBusy) void navigate(next)
  }, [isLeaving, isBusy, navigate, next])

  return (
    <form
      className="form upload-images"
      method="post"
      action={IMAGE_UPLOAD_PATH}
      encType="multipart/form-data"
      onSubmit={(event) => {
        event.preventDefault()
        setIsLeaving(true)
      }}
    >
      <input type="hidden" name="evalid" value={evalId} />
      <input type="hidden" name="session" value={session} />
      <input type="hidden" name="next" value={next} />
      <input type="hidden" name="back" value={back} />
      <div className="field">
        <label className="field__label" htmlFor={id}>
          Photos of your car <span className="field__optional">(optional)</span>
        </label>
        <p className="field__hint" id={`${id}-hint`}>
          Up to {MAX_IMAGES} images, each under {IMAGE_BYTES_LIMIT / 1e6} MB: JPEG, PNG, GIF or HEIC.
        </p>
        <div className="file-drop">
          <Icon name="upload" />
          <span aria-hidden="true">
            <strong>Choose photos</strong> or drop them here
          </span>
          <input
            ref={input}
            id={id}
            name="file"
            type="file"
            accept={ACCEPTED_FILES}
            multiple
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => {
              const chosen = [...(target.files ?? [])]
              // So that choosing the same file again counts as a change.
              target.value = ''
              void choose(chosen)
            }}
          />
        </div>
      </div>
      <div role="alert">
        {messages.map((message) => (
          <Alert key={message} kind="danger" title={message} />
        ))}
      </div>
      <ImageList
        queue={queue}
        onRemove={(image) => {
          remove(image)
          input.current?.focus()
        }}
      />
      {isStuck && (
        <Alert kind="warning" title="Your connection was interrupted" isUrgent>
          <p>The photos that arrived are safe.</p>
          <div className="upload-images__buttons">
            <Button onClick={resume}>Try again</Button>
            <Button look="quiet" onClick={() => void navigate(next)}>
              Continue without the rest
            </Button>
          </div>
        </Alert>
      )}
      <Button type="submit" isWide isBusy={isLeaving && isBusy && isHydrated}>
        {continueLabel}
      </Button>
    </form>
  )
}

/** Judged by the content where the browser can read it. The server judges again. */
async function refusalOf(file: File) {
  const start = await file
    .slice(0, START_BYTES)
    .arrayBuffer()
    .catch(() => null)
  return start === null ? 'unreadable' : fileRefusal(file.size, new Uint8Array(start))
}

const START_BYTES = 256

function messagesOf(refusals: readonly (keyof typeof imageRefusals | null)[]) {
  return [...new Set(refusals.flatMap((refusal) => (refusal === null ? [] : [imageRefusals[refusal]])))]
}
