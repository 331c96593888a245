import { href } from 'react-router'
import { Button } from '../ui/actions/button.tsx'
import { Dialog, DialogButton } from '../ui/overlays/dialog.tsx'
import { Field } from '../ui/forms/field.tsx'
import { Sheet } from '../ui/overlays/sheet.tsx'
import { dismissToast, showFailure, showToast } from '../ui/feedback/toast.ts'
import { ToastButton } from '../ui/feedback/toast-button.tsx'
import { Specimen, State } from './specimen.tsx'

const paragraph =
  'We hold the vehicle for you for 48 hours from the time of payment. If you change your mind within that time, we refund your deposit in full.'

const undo = <ToastButton label="Undo" onPress={dismissToast} />

export function Overlays() {
  return (
    <>
      <Specimen
        of="dialog"
        title="Dialog"
        about="Asks a question or shows a message before the visitor continues."
      >
        <State name="with actions">
          <DialogButton opens="sandbox-dialog">Open the dialog</DialogButton>
          <Dialog
            id="sandbox-dialog"
            title="Remove this vehicle?"
            actions={
              <>
                <Button look="quiet" type="submit">
                  Keep it
                </Button>
                <Button type="submit">Remove</Button>
              </>
            }
          >
            <p>We’ll remove it from your watchlist and stop emailing you about its price.</p>
          </Dialog>
        </State>
        <State name="with long text">
          <DialogButton opens="sandbox-terms" look="quiet">
            Read the terms
          </DialogButton>
          <Dialog id="sandbox-terms" title="Terms of the reservation">
            <div className="prose">{Array.from({ length: 12 }, () => paragraph).join('\n\n')}</div>
          </Dialog>
        </State>
      </Specimen>
      <Specimen
        of="sheet"
        title="Sheet"
        about="A dialog with a lot of content. It fills the screen of a phone."
      >
        <State name="with a form and actions">
          <DialogButton opens="sandbox-sheet" look="quiet">
            Open the sheet
          </DialogButton>
          <Sheet
            id="sandbox-sheet"
            title="Filters"
            actions={
              <Button type="submit" isWide>
                Show 24 vehicles
              </Button>
            }
          >
            <div className="form">
              <Field name="sheet-model" value={undefined} error={undefined} label="Model" isOptional />
              <Field name="sheet-series" value={undefined} error={undefined} label="Series" isOptional />
            </div>
          </Sheet>
        </State>
      </Specimen>
      <Specimen of="toast" title="Toast" about="Confirms an action and offers the next one. One at a time.">
        <State name="with an action">
          <Button
            look="quiet"
            onClick={() =>
              showToast('Saved to your watchlist', { label: 'View watchlist', href: href('/watchlist') })
            }
          >
            Save
          </Button>
        </State>
        <State name="with a way back">
          <Button look="quiet" onClick={() => showToast('Watchlist cleared', undefined, undo)}>
            Clear
          </Button>
        </State>
        <State name="with long text">
          <Button
            look="quiet"
            onClick={() => showFailure('We couldn’t reach our server. Your text is still here.')}
          >
            Fail
          </Button>
        </State>
      </Specimen>
    </>
  )
}
