import { describe, expect, test } from 'vitest'
import { sealWith } from './seal.ts'

const seal = sealWith(() => Promise.resolve('the key of this site'))

describe('LEAD-09 a sealed text', () => {
  test('opens only for its purpose, and only with the site’s key', async () => {
    const sealed = await seal.close('form opened', '1773108000000')

    expect(sealed).toMatch(/^\w+\.[\w-]{22}$/)
    expect(await seal.open('form opened', sealed)).toBe('1773108000000')
    expect(await seal.open('lead accepted', sealed)).toBeNull()
    expect(await sealWith(() => Promise.resolve('another key')).open('form opened', sealed)).toBeNull()
  })

  test.each(['', '.', 'MTIz', 'MTIz.', '.AAAA', 'MTI0.AAAAAAAAAAAAAAAAAAAAAA', '\u0000.\u{1F600}'])(
    'does not open when it is %j',
    async (forged) => {
      expect(await seal.open('form opened', forged)).toBeNull()
    },
  )

  test('loads its key once, and again only after a failure', async () => {
    let loads = 0
    const flaky = sealWith(() =>
      ++loads === 1 ? Promise.reject(new Error('The database is away.')) : Promise.resolve('key'),
    )

    await expect(flaky.close('form opened', '1')).rejects.toThrow('away')
    await flaky.close('form opened', '1')
    await flaky.close('form opened', '2')

    expect(loads).toBe(2)
  })
})
