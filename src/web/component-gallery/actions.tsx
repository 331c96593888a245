import { Button } from '../ui/actions/button.tsx'
import { LinkButton } from '../ui/actions/link-button.tsx'
import { Tooltip } from '../ui/overlays/tooltip.tsx'
import { Specimen, State } from './specimen.tsx'

const looks = ['main', 'quiet', 'bare'] as const
const longText = 'Ask for an appointment at the service centre nearest to you'

export function Actions() {
  return (
    <>
      <Specimen of="button" title="Button" about="Does something here. One main button to a view.">
        {looks.map((look) => (
          <State key={look} name={look}>
            <Button look={look}>Send enquiry</Button>
          </State>
        ))}
        <State name="pointed at">
          <Button data-looks="hover">Send enquiry</Button>
        </State>
        <State name="pointed at, quiet">
          <Button look="quiet" data-looks="hover">
            Compare
          </Button>
        </State>
        <State name="focused">
          <Button data-looks="focus">Send enquiry</Button>
        </State>
        <State name="disabled">
          <Button disabled>Send enquiry</Button>
        </State>
        <State name="busy">
          <Button isBusy>Send enquiry</Button>
        </State>
        <State name="busy, quiet">
          <Button look="quiet" isBusy>
            Look up
          </Button>
        </State>
        <State name="wide, with a long text">
          <Button isWide>{longText}</Button>
        </State>
      </Specimen>
      <Specimen of="link-button" title="Link button" about="Leads somewhere, and weighs as much as a button.">
        {looks.map((look) => (
          <State key={look} name={look}>
            <LinkButton look={look} href="/search">
              Browse stock
            </LinkButton>
          </State>
        ))}
        <State name="pointed at">
          <LinkButton href="/search" data-looks="hover">
            Browse stock
          </LinkButton>
        </State>
        <State name="focused">
          <LinkButton href="/search" data-looks="focus">
            Browse stock
          </LinkButton>
        </State>
        <State name="busy">
          <LinkButton href="/search" isBusy>
            Continue to payment
          </LinkButton>
        </State>
        <State name="wide, with a long text">
          <LinkButton href="/search" look="quiet" isWide>
            {longText}
          </LinkButton>
        </State>
      </Specimen>
      <Specimen of="tooltip" title="Tooltip" about="A word more, for the pointer and the keyboard.">
        <State name="point at it, or focus it">
          <Tooltip text="Drive away: includes stamp duty, registration and delivery in your state.">
            {(described) => (
              <Button look="quiet" {...described}>
                What is in the price?
              </Button>
            )}
          </Tooltip>
        </State>
      </Specimen>
    </>
  )
}
