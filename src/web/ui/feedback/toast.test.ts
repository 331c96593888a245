import { expect, test, vi } from 'vitest'
import { dismissToast, onToastChange, showToast, shownToast } from './toast.ts'

test('shows one toast at a time and gives each its own id', () => {
  const onChange = vi.fn()
  const stop = onToastChange(onChange)

  showToast('Saved to your watchlist', { label: 'View watchlist', href: '/watchlist' })
  const first = shownToast()
  showToast('Saved to your watchlist')
  const second = shownToast()
  dismissToast()
  stop()
  showToast('No listeners')

  expect(first).toMatchObject({ text: 'Saved to your watchlist', action: { href: '/watchlist' } })
  expect(second?.id).not.toBe(first?.id)
  expect(onChange).toHaveBeenCalledTimes(3)
})

test('a toast can have a button besides its link', () => {
  showToast('All vehicles removed', undefined, 'Undo')

  expect(shownToast()).toMatchObject({ text: 'All vehicles removed', button: 'Undo' })
  dismissToast()
})
