import { expect, test } from 'vitest'
import { templates } from '#sites/templates/templates.ts'
import { templateFonts } from './template-fonts.ts'
import { unpackWoff } from './unpack-woff.ts'

test.each(templates)(
  'CAR-13 the fonts of %s have every character that a price and a name need',
  async (template) => {
    const fonts = await templateFonts(template)

    for (const font of Object.values(fonts)) {
      const missing = [...'$24,990 Drive Away – p.a.* Citroën ’“”…•&×½'].filter(
        (letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
      )
      expect(missing).toEqual([])
      expect(font.layout('Drive Away').advanceWidth).toBeGreaterThan(0)
    }
  },
)

test('a file that is not a WOFF font is refused', () => {
  expect(() => unpackWoff(Buffer.from('OTTO and more'))).toThrow('not a WOFF')
})
