import { Form } from 'react-router'
import { Button } from '../ui/actions/button.tsx'

/** Asks for the link that confirms the customer’s email address. The page’s action handles `confirm`. */
export function ConfirmLinkForm() {
  return (
    <Form method="post">
      <input type="hidden" name="do" value="confirm" />
      <Button type="submit" look="quiet">
        Email me the link
      </Button>
    </Form>
  )
}
