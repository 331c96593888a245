import { Button } from '../ui/actions/button.tsx'
import { Dialog, DialogButton } from '../ui/overlays/dialog.tsx'
import { Field } from '../ui/forms/field.tsx'
import { Sheet } from '../ui/overlays/sheet.tsx'
import { showToast } from '../ui/feedback/toast.ts'
import { Specimen, State } from './specimen.tsx'

const paragraph =
  'The vehicle is held for you for 48 hours from the time of payment. The deposit is refunded in full when you change your mind within that time.'

export function Overlays() {
  return (
    <>
      <Specimen of="dialog" title="Dialog" about="Asks or tells something before the visitor goes on.">
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
            <p>It leaves your watchlist, and we stop writing to you about its price.</p>
          </Dialog>
        </State>
        <State name="with a long text">
          <DialogButton opens="sandbox-terms" look="quiet">
            Read the terms
          </DialogButton>
          <Dialog id="sandbox-terms" title="Terms of the reservation">
            <div className="prose">{Array.from({ length: 12 }, () => paragraph).join('\n\n')}</div>
          </Dialog>
        </State>
      </Specimen>
      <Specimen of="sheet" title="Sheet" about="A dialog with much in it: the whole of a phone.">
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
      <Specimen
        of="toast"
        title="Toast"
        about="What has just been done, and what can be done next. One at a time."
      >
        <State name="with a way on">
          <Button
            look="quiet"
            onClick={() =>
              showToast('Saved to your watchlist', { label: 'View watchlist', href: '/watchlist' })
            }
          >
            Save
          </Button>
        </State>
        <State name="with a long text">
          <Button
            look="quiet"
            onClick={() => showToast('We could not reach the server. What you have written is still here.')}
          >
            Fail
          </Button>
        </State>
      </Specimen>
    </>
  )
}
