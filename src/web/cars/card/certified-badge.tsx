import { Dialog, DialogButton } from '../../ui/overlays/dialog.tsx'

const DIALOG_ID = 'certified-used'

/** The maker's certificate, and what it stands for. Its picture says “used”, which a demonstrator is not. */
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
        <span>What is this?</span>
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
