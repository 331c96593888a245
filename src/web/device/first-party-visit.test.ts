import { beforeEach, expect, test, vi } from 'vitest'
import { hasEnquired, rememberEnquiry } from './first-party-visit.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  return () => vi.unstubAllGlobals()
})

test('LEAD-02 a sent enquiry stores its vehicle and category on the device', () => {
  rememberEnquiry('42', 'Used Vehicle Enquiry')

  expect(hasEnquired('42')).toBe(true)
  expect(stored.get('enquired-vehicles')).toBe('["42 Used Vehicle Enquiry"]')
})
