import { Form } from 'react-router'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Button } from '../../ui/actions/button.tsx'

export type Device = {
  id: string
  device: string
  /** As people read it. */ lastSeen: string
  isThis: boolean
}

/** Where the customer is signed in. They can sign out each of them. */
export function Devices({ devices }: { devices: readonly Device[] }) {
  return (
    <section className="account__part" aria-labelledby="devices">
      <h2 id="devices">Where you’re signed in</h2>
      <ul className="account__list">
        {devices.map(({ id, device, lastSeen, isThis }) => (
          <li key={id}>
            <div>
              <strong>{device}</strong> {isThis && <Badge kind="brand">This device</Badge>}
              <p className="field__hint">Last used {lastSeen}</p>
            </div>
            {!isThis && (
              <Form method="post">
                <input type="hidden" name="do" value="end-session" />
                <input type="hidden" name="session" value={id} />
                <Button type="submit" look="quiet">
                  Sign out<span className="visually-hidden">: {device}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <Form method="post" reloadDocument>
          <input type="hidden" name="do" value="sign-out-everywhere" />
          <Button type="submit" look="quiet">
            Sign out everywhere
          </Button>
        </Form>
      )}
    </section>
  )
}
