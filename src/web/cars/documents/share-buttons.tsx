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
  return (
    <>
      <Button look="quiet" onClick={() => void copyLink(urlOf(path))}>
        Copy link
      </Button>
      <ShareSheetButton title={title} path={path} />
    </>
  )
}

export function ShareSheetButton({ title, path }: ShareButtonsProps) {
  if (!canShare()) return null
  return (
    <Button look="quiet" onClick={() => void share({ title, url: urlOf(path) })}>
      <Icon name="share" />
      Share
    </Button>
  )
}

function urlOf(path: string) {
  return new URL(path, location.href).href
}
