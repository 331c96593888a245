import { Button } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { canShare, copyLink, share } from './share.ts'

type ShareButtonsProps = {
  title: string
  /** The path and query to share. */
  path: string
}

/** Copies a link, or opens the share sheet where the device has one. Renders in the browser only. */
export function ShareButtons({ title, path }: ShareButtonsProps) {
  const url = () => new URL(path, location.href).href
  return (
    <>
      <Button look="quiet" onClick={() => void copyLink(url())}>
        <Icon name="copy" />
        Copy link
      </Button>
      {canShare() && (
        <Button look="quiet" onClick={() => void share({ title, url: url() })}>
          <Icon name="share" />
          Share
        </Button>
      )}
    </>
  )
}
