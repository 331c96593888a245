import { Dialog, DialogButton } from '../ui/dialog.tsx'

const DIALOG_ID = 'certified-used'

/** The maker's certificate, and what it stands for. */
export function CertifiedBadge() {
  return (
    <div className="certified-badge">
      <DialogButton opens={DIALOG_ID} look="bare">
        <img src="/certified-used.svg" alt="Toyota Certified Pre-Owned" width={132} height={32} />
        <span>What is this?</span>
      </DialogButton>
      <Dialog id={DIALOG_ID} title="Toyota Certified Pre-Owned">
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
