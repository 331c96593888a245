import { Button } from '../ui/actions/button.tsx'
import { LinkButton } from '../ui/actions/link-button.tsx'
import { Tooltip } from '../ui/overlays/tooltip.tsx'
import { Specimen, State } from './specimen.tsx'
import { stockAddress } from '../frame/stock-address.ts'

const looks = ['main', 'quiet', 'bare'] as const
const longText = 'Request an appointment at the service centre closest to you'

export function Actions() {
  return (
    <>
      <Specimen of="button" title="Button" about="Does something on this page. Use one main button per view.">
        {looks.map((look) => (
          <State key={look} name={look}>
            <Button look={look}>Send enquiry</Button>
          </State>
        ))}
        <State name="hovered">
          <Button data-shown-state="hover">Send enquiry</Button>
        </State>
        <State name="hovered, quiet">
          <Button look="quiet" data-shown-state="hover">
            Compare
          </Button>
        </State>
        <State name="focused">
          <Button data-shown-state="focus">Send enquiry</Button>
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
        <State name="wide, with a long label">
          <Button isWide>{longText}</Button>
        </State>
      </Specimen>
      <Specimen of="link-button" title="Link button" about="A link with the weight of a button.">
        {looks.map((look) => (
          <State key={look} name={look}>
            <LinkButton look={look} href={stockAddress()}>
              Browse stock
            </LinkButton>
          </State>
        ))}
        <State name="hovered">
          <LinkButton href={stockAddress()} data-shown-state="hover">
            Browse stock
          </LinkButton>
        </State>
        <State name="focused">
          <LinkButton href={stockAddress()} data-shown-state="focus">
            Browse stock
          </LinkButton>
        </State>
        <State name="busy">
          <LinkButton href={stockAddress()} isBusy>
            Continue to payment
          </LinkButton>
        </State>
        <State name="wide, with a long label">
          <LinkButton href={stockAddress()} look="quiet" isWide>
            {longText}
          </LinkButton>
        </State>
      </Specimen>
      <Specimen of="tooltip" title="Tooltip" about="A short explanation on hover and focus.">
        <State name="hover or focus">
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
