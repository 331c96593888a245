import { describe, expect, test } from 'vitest'
import { plainPageText } from '#domain/rich-text/page-text.ts'
import { pageTextReader } from './page-text-reader.ts'

const reader = pageTextReader()

describe('RNG-04 the text of a page', () => {
  test('keeps the headings, lists, links, quotes, pictures and tables of Markdown', () => {
    const markdown = [
      '# Our yard',
      'Open *every* day. [Find us](/locations) or **call**.',
      '- One\n- Two',
      '> Well said',
      '![The yard](/pictures/yard.webp)',
      '| Day | Hours |\n| --- | --- |\n| Mon | 9 to 5 |',
    ].join('\n\n')

    expect(reader.read({ markdown })).toEqual([
      { kind: 'heading', level: 2, words: [{ text: 'Our yard' }] },
      {
        kind: 'paragraph',
        words: [
          { text: 'Open ' },
          { text: 'every', emphasis: true },
          { text: ' day. ' },
          { text: 'Find us', link: '/locations' },
          { text: ' or ' },
          { text: 'call', strong: true },
          { text: '.' },
        ],
      },
      { kind: 'list', ordered: false, items: [[{ text: 'One' }], [{ text: 'Two' }]] },
      { kind: 'quote', words: [{ text: 'Well said' }] },
      { kind: 'picture', src: '/pictures/yard.webp', alt: 'The yard' },
      {
        kind: 'table',
        head: [[{ text: 'Day', strong: true }], [{ text: 'Hours', strong: true }]],
        rows: [[[{ text: 'Mon' }], [{ text: '9 to 5' }]]],
      },
    ])
  })

  test('reads HTML in the same way, and stored HTML with the same result', () => {
    const html =
      '<h3>Hours</h3><p>See <a href="https://x.example/a?b=1&amp;c=2">this</a><br>now</p><table><tr><th>A</th><th>B</th></tr><tr><td>1<td>2</table>'
    const accepted = reader.accept({ html })

    expect(accepted.outcome).toBe('accepted')
    if (accepted.outcome !== 'accepted') return
    expect(reader.read(accepted.text)).toEqual(reader.read({ html }))
    expect(plainPageText(reader.read({ html }))).toBe('Hours See this now A, B; 1, 2')
  })

  test('removes executable code from HTML and refuses it in Markdown', () => {
    const html =
      '<p onclick="x()">Hi<script>x()</script> <a href="javascript:x()">there</a><img src="data:x"></p>'
    expect(reader.accept({ html })).toEqual({ outcome: 'accepted', text: { html: '<p>Hi there</p>' } })

    for (const markdown of [
      'Hi <b>there</b>',
      '[x](javascript:x)',
      '![x](http://x.example/a.png)',
      '[a]: data:x',
    ])
      expect(reader.accept({ markdown }).outcome).toBe('refused')
    expect(plainPageText(reader.read({ markdown: 'Hi <b>there</b> [x](javascript:x)' }))).toBe('Hi there x')
  })

  test('is refused when it is empty, and survives thousands of nested tags', () => {
    expect(reader.accept({ html: '<p></p>' })).toMatchObject({ outcome: 'refused' })
    expect(plainPageText(reader.read({ html: `${'<b><p>'.repeat(500)}ute` }))).toBe('ute')
    expect(plainPageText(reader.read({ markdown: `${'> '.repeat(500)}ute` }))).toBe('ute')
  })
})
