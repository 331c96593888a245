import { Form, href } from 'react-router'
import { Button } from '../../ui/actions/button.tsx'
import './account-links.css'

/** The way back, and out: below every page that asks for a customer. */
export function AccountLinks() {
  return (
    <div className="account-links">
      <a href={href('/account')}>Back to my account</a>
      <SignOut />
    </div>
  )
}

/** The whole page loads again, because scripts ask once whose list of vehicles it is. */
export function SignOut() {
  return (
    <Form method="post" action={href('/account')} reloadDocument>
      <input type="hidden" name="do" value="sign-out" />
      <Button type="submit" look="quiet">
        Sign out
      </Button>
    </Form>
  )
}
