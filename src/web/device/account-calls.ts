import type { Favourite } from '#domain/watchlist/favourites.ts'
import type { StoredList } from './stored-list.ts'

let phone: string | null = null

/** Loads a customer's list, after it has got what this device saved before. What there is no room for stays on the device. */
export async function loadAccountList(
  list: StoredList<Favourite>,
  onDevice: StoredList<Favourite>,
): Promise<void> {
  const saved = onDevice.entries()
  if (saved.length > 0) {
    const cars = saved.map(({ id, savedAt, note }) => ({
      car_id: id,
      ...(savedAt > 0 && { saved_at: savedAt }),
      note,
    }))
    const merged = await call('/api/watchlist/merge', { cars })
    if (merged.success) onDevice.save(saved.filter(({ id }) => !merged.ids.includes(id)))
  }
  const answer = await call('/api/watchlist')
  if (!answer.success) return
  phone = answer.phone
  list.save(answer.ids.map((id) => ({ id, name: '', savedAt: 0, note: '' })))
}

/** Saves or removes a vehicle on the customer's list. */
export async function changeAccountList(
  change: 'save-car' | 'remove-car',
  carId: string,
): Promise<'changed' | 'signed out' | { message: string }> {
  if (phone === null) {
    const own = await call('/api/watchlist')
    if (own.success) phone = own.phone
  }
  const answer = await call(`/api/watchlist/${change}`, { phone_number: phone ?? '', car_id: carId })
  if (answer.success) return 'changed'
  return answer.status === 401 ? 'signed out' : { message: answer.message }
}

type Answer =
  | { success: true; phone: string | null; ids: string[] }
  | { success: false; status: number; message: string }

async function call(path: string, body?: object): Promise<Answer> {
  try {
    const response = await fetch(
      path,
      body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
    )
    const answer = (await response.json()) as Sent
    if (response.ok) return { success: true, phone: answer.phone_number ?? null, ids: answer.car_ids ?? [] }
    return { success: false, status: response.status, message: answer.error?.message ?? FAILED }
  } catch {
    return { success: false, status: 0, message: FAILED }
  }
}

type Sent = { phone_number?: string; car_ids?: string[]; error?: { message: string } }

const FAILED = 'That didn’t work. Please try again in a moment.'
