import { useState } from 'react'
import { Button } from '../ui/actions/button.tsx'
import { ErrorSummary } from '../ui/forms/error-summary.tsx'
import { Field } from '../ui/forms/field.tsx'
import { FileDrop } from '../ui/forms/file-drop.tsx'
import { Select } from '../ui/forms/select.tsx'
import { UploadImages } from '../uploads/upload-images.tsx'
import { Specimen, State } from './specimen.tsx'

const untouched = { value: undefined, error: undefined }
const states = [
  { value: 'nsw', label: 'New South Wales' },
  { value: 'qld', label: 'Queensland' },
  { value: 'vic', label: 'Victoria' },
]
const photos = { accept: 'image/*,.heic,.heif', maxFiles: 6, maxBytes: 10_000_000 }

/** `session` is new each time, so that the uploads of earlier visits aren’t there. */
export function Forms({ session }: { session: string }) {
  return (
    <>
      <Specimen of="field" title="Field" about="A text field, with its label above and its error below.">
        <State name="empty">
          <Field {...untouched} name="empty" label="Full name" autoComplete="off" />
        </State>
        <State name="optional, with a hint">
          <Field {...untouched} name="rego" label="Rego" hint="As on the number plate" isOptional />
        </State>
        <State name="filled in">
          <Field name="written" value="Kim Nguyen" error={undefined} label="Full name" autoComplete="off" />
        </State>
        <State name="invalid">
          <Field
            name="invalid"
            value="kim@"
            error="Please enter a valid email address."
            label="Email"
            type="email"
            hint="We’ll reply to this address"
            autoComplete="off"
          />
        </State>
        <State name="disabled">
          <Field name="disabled" value="4032" error={undefined} label="Postcode" isDisabled />
        </State>
        <State name="multi-line, with a long label and text">
          <Field
            name="lines"
            value={'Is the tow bar rated for a caravan of two and a half tonnes? '.repeat(3)}
            error={undefined}
            label="Anything you’d like us to know before we call you back about this vehicle"
            rows={4}
          />
        </State>
      </Specimen>
      <Specimen of="select" title="Select" about="One choice of many.">
        <State name="nothing chosen">
          <Select
            {...untouched}
            name="state"
            label="State"
            chosen=""
            prompt="Please select"
            choices={states}
          />
        </State>
        <State name="chosen, with a hint">
          <Select
            {...untouched}
            name="state-chosen"
            label="State"
            hint="Where the vehicle is registered"
            chosen="qld"
            choices={states}
          />
        </State>
        <State name="invalid">
          <Select
            name="state-wrong"
            value={undefined}
            error="Please select a state."
            label="State"
            chosen=""
            prompt="Please select"
            choices={states}
          />
        </State>
        <State name="disabled">
          <Select {...untouched} name="state-off" label="State" chosen="vic" choices={states} isDisabled />
        </State>
      </Specimen>
      <Specimen of="file-drop" title="File drop" about="Accepts photos and documents, dropped or chosen.">
        <State name="empty">
          <FileDrop
            {...photos}
            name="photos"
            label="Photos"
            hint="Up to 6, each under 10 MB"
            error={undefined}
          />
        </State>
        <State name="invalid">
          <FileDrop {...photos} name="photos-wrong" label="Photos" error="Please add at least one photo." />
        </State>
      </Specimen>
      <Specimen of="upload-images" title="Upload images" about="Sends photos one by one, and shows each.">
        <State name="live">
          <UploadImages
            evalId="component-gallery"
            session={session}
            stored={[]}
            next="/sandbox/ui?uploaded"
            back="/sandbox/ui"
            refused={null}
          />
        </State>
        <State name="without scripts, after a refusal">
          <UploadImages
            evalId="component-gallery"
            session="an earlier visit"
            stored={[{ id: 'earlier', name: 'IMG_5195.HEIC' }]}
            next="/sandbox/ui"
            back="/sandbox/ui"
            refused="too-large"
            continueLabel="Send photos"
          />
        </State>
      </Specimen>
      <Specimen
        of="error-summary"
        title="Error summary"
        about="Lists the errors, with links to their fields."
      >
        <State name="with two errors">
          <Summary />
        </State>
      </Specimen>
    </>
  )
}

const errors = [
  { field: 'wrong', message: 'Please enter a valid email address.' },
  { field: 'state-wrong', message: 'Please select a state.' },
]

/** The summary takes the focus when it appears, so it appears only on request. */
function Summary() {
  const [isSent, setIsSent] = useState(false)
  return (
    <div className="form">
      <ErrorSummary formError={undefined} errors={isSent ? errors : undefined} />
      <Button look="quiet" onClick={() => setIsSent(true)}>
        Send with errors
      </Button>
    </div>
  )
}
