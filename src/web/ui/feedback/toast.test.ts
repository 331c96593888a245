import { expect, test, vi } from 'vitest'
import { dismissToast, onToastChange, showToast, shownToast } from './toast.ts'

test('one piece of news is told at a time, and each is told anew', () => {
  const onChange = vi.fn()
  const stop = onToastChange(onChange)

  showToast('Saved to your watchlist', { label: 'View watchlist', href: '/watchlist' })
  const first = shownToast()
  showToast('Saved to your watchlist')
  const second = shownToast()
  dismissToast()
  stop()
  showToast('Nobody listens')

  expect(first).toMatchObject({ text: 'Saved to your watchlist', action: { href: '/watchlist' } })
  expect(second?.id).not.toBe(first?.id)
  expect(onChange).toHaveBeenCalledTimes(3)
})
