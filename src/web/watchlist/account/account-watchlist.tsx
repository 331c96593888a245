import { Form, href } from 'react-router'
import { compareAddress } from '#domain/cars/compare/compare-address.ts'
import { sharedWatchlistAddress } from '#domain/watchlist/shared-watchlist.ts'
import { ShareButtons } from '../../cars/documents/share-buttons.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { EmptyWatchlist } from '../list/empty-watchlist.tsx'
import { NoteForm } from './note-form.tsx'
import { WatchlistList } from '../list/watchlist-list.tsx'
import type { AccountList } from './account-list.server.ts'
import { useSameHearts } from './use-same-hearts.ts'

type AccountWatchlistProps = { list: AccountList; vehicleWord: string }

/** The vehicles that a customer saved. Every control is a form, so it works without scripts. */
export function AccountWatchlist({ list, vehicleWord }: AccountWatchlistProps) {
  const { items, clearedAt, notedId, toSave } = list
  useSameHearts(items.map(({ carId }) => carId))
  return (
    <>
      <p className="lead">
        Saved in your account, so you’ll find them on any device. <a href={href('/account')}>My account</a>
      </p>
      {toSave && <ToSave car={toSave} />}
      {clearedAt !== null && <Cleared at={clearedAt} vehicleWord={vehicleWord} />}
      {items.length === 0 ? (
        <EmptyWatchlist vehicleWord={vehicleWord} />
      ) : (
        <>
          <Tools list={list} />
          <WatchlistList
            items={items}
            vehicleWord={vehicleWord}
            renderNote={({ carId, note }, title) => (
              <NoteForm carId={carId} note={note} title={title} isSaved={carId === notedId} />
            )}
            renderRemove={({ carId }, title) => (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="do" value="remove" />
                <input type="hidden" name="car" value={carId} />
                <Button type="submit" look="bare">
                  Remove<span className="visually-hidden">: {title}</span>
                </Button>
              </Form>
            )}
          />
        </>
      )}
    </>
  )
}

function Tools({ list: { items } }: Pick<AccountWatchlistProps, 'list'>) {
  const slugs = items.flatMap(({ card }) => card?.slug ?? [])
  return (
    <div className="watchlist__tools">
      {slugs.length > 1 && (
        <LinkButton look="quiet" href={compareAddress(slugs)}>
          Compare all
        </LinkButton>
      )}
      {slugs.length > 0 && <ShareButtons title="Shared vehicles" path={sharedWatchlistAddress(slugs)} />}
      <Form method="post">
        <input type="hidden" name="do" value="clear" />
        <Button type="submit" look="bare">
          Clear all
        </Button>
      </Form>
    </div>
  )
}

function ToSave({ car: { id, title } }: { car: NonNullable<AccountList['toSave']> }) {
  return (
    <Alert kind="info" title={`Save the ${title} to your watchlist?`}>
      <Form method="post">
        <input type="hidden" name="do" value="save" />
        <input type="hidden" name="car" value={id} />
        <Button type="submit">Save it</Button>
      </Form>
    </Alert>
  )
}

function Cleared({ at, vehicleWord }: { at: string; vehicleWord: string }) {
  return (
    <Alert kind="good" title={`You’ve removed every ${vehicleWord} from your watchlist.`} isUrgent>
      <Form method="post">
        <input type="hidden" name="do" value="restore" />
        <input type="hidden" name="at" value={at} />
        <Button type="submit" look="quiet">
          Undo
        </Button>
      </Form>
    </Alert>
  )
}
