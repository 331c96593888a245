import { Dialog } from './dialog.tsx'

type SheetProps = Omit<React.ComponentProps<typeof Dialog>, 'shape'>

/** A dialog for long content: it fills a phone's screen and opens at the side of a wide one. */
export function Sheet(props: SheetProps) {
  return <Dialog {...props} shape="sheet" />
}
