import { Dialog, DialogButton } from '../../ui/overlays/dialog.tsx'
import './certified-badge.css'

const DIALOG_ID = 'certified-used'

/** The manufacturer's certificate, with an explanation. Its picture says “used”, so a demonstrator gets text instead. */
export function CertifiedBadge({ isUsed }: { isUsed: boolean }) {
  const name = isUsed ? 'Toyota Certified Pre-Owned' : 'Toyota Certified'
  return (
    <div className="certified-badge">
      <DialogButton opens={DIALOG_ID} look="bare">
        {isUsed ? (
          <img src="/certified-used.svg" alt={name} width={132} height={32} />
        ) : (
          <strong>{name}</strong>
        )}
        <span>What does this mean?</span>
      </DialogButton>
      <Dialog id={DIALOG_ID} title={name}>
        <ul className="ticks">
          <li>
            <strong>90 point inspection</strong>, done before the vehicle is offered for sale
          </li>
          <li>
            <strong>1 year roadside assist</strong> with your purchase
          </li>
        </ul>
      </Dialog>
    </div>
  )
}
