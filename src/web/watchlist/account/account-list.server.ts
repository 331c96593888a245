import { href, redirect, type RouterContextProvider } from 'react-router'
import type { Customer } from '#domain/actors/actor.ts'
import { carTitle } from '#domain/cars/car-title.ts'
import { MAX_NOTE_LENGTH } from '#domain/watchlist/favourites.ts'
import { storableText } from '#domain/shared/storable-text.ts'
import { savingToast, type WatchlistToast } from '#domain/watchlist/watchlist-toasts.ts'
import { saveCar } from '#operations/customers/watchlist.ts'
import { isCarId } from '#domain/cars/car-ids.ts'
import { requireCustomer } from '../../customers/signed-in.server.ts'
import { flashToast } from '../../request/flash-toast.server.ts'
import { customerDeskContext, dealershipContext } from '../../request/request-context.ts'
import type { WatchlistItem } from '../list/watchlist-item.ts'
import { watchlistItems } from '../watchlist-items.server.ts'

type Context = Readonly<RouterContextProvider>

/** The list of a customer, drawn for them alone. */
export type AccountList = {
  items: WatchlistItem[]
  /** When the list was cleared, so that it can be undone. */
  clearedAt: string | null
  /** The vehicle whose note was saved just now. */
  notedId: string | null
  /** A vehicle that the customer wanted to save before they signed in, and still has to confirm. */
  toSave: { id: string; title: string } | null
}

export async function accountListOf(customer: Customer, url: URL, context: Context): Promise<AccountList> {
  const dealership = context.get(dealershipContext)
  const rows = await context.get(customerDeskContext).savedCars.of(customer.id)
  const wanted = url.searchParams.get('save') ?? ''
  const car =
    isCarId(wanted) && rows.every(({ carId }) => carId !== wanted)
      ? await dealership.cars.findById(wanted)
      : null
  const clearedAt = url.searchParams.get('cleared')
  return {
    items: await watchlistItems(rows, dealership),
    clearedAt: rows.length === 0 && isMoment(clearedAt) ? clearedAt : null,
    notedId: url.searchParams.get('noted'),
    toSave: car && { id: car.id, title: carTitle(car) },
  }
}

/** Handles the forms of the list. Each works without scripts. */
export async function changeAccountList(request: Request, url: URL, context: Context) {
  const customer = await requireCustomer('watchlist', request, url, context)
  const { savedCars, ...desk } = context.get(customerDeskContext)
  const form = await request.formData().catch(() => new FormData())
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const carId = isCarId(text('car')) ? text('car') : null

  switch (text('do')) {
    case 'note':
      if (carId === null) break
      await savedCars.note(customer.id, carId, storableText(text('note')).slice(0, MAX_NOTE_LENGTH))
      throw redirect(`${href('/watchlist')}?noted=${carId}`, 303)
    case 'remove':
      if (carId === null) break
      await savedCars.remove(customer.id, carId)
      throw await backWith('removed', url)
    case 'save': {
      if (carId === null) break
      const wish = { carId, phone: customer.phone }
      throw await backWith(savingToast(await saveCar(customer, wish, { ...desk, savedCars })), url)
    }
    case 'clear': {
      const clearedAt = await savedCars.clear(customer.id)
      throw redirect(`${href('/watchlist')}?cleared=${clearedAt.toISOString()}`, 303)
    }
    case 'restore':
      if (isMoment(text('at'))) await savedCars.restore(customer.id, new Date(text('at')))
      break
    default:
  }
  throw redirect(href('/watchlist'), 303)
}

async function backWith(toast: WatchlistToast, url: URL) {
  return redirect(href('/watchlist'), {
    status: 303,
    headers: { 'set-cookie': await flashToast(toast, url) },
  })
}

/** A year of four digits that PostgreSQL knows; it has no year 0. */
function isMoment(text: string | null): text is string {
  return text !== null && /^[12]\d{3}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(text) && !Number.isNaN(Date.parse(text))
}
