import { Dialog } from './dialog.tsx'

type SheetProps = Omit<React.ComponentProps<typeof Dialog>, 'shape'>

/** A dialog with much in it: it fills a phone and stands at the side where there is room. */
export function Sheet(props: SheetProps) {
  return <Dialog {...props} shape="sheet" />
}
