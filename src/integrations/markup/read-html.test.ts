import { describe, expect, test } from 'vitest'
import * as fc from 'fast-check'
import { toPlainText } from '#domain/rich-text/rich-text.ts'
import { looksLikeHtml, readHtml } from './read-html.ts'

describe('DATA-06 HTML in a feed', () => {
  test('keeps its paragraphs, lists and emphasis', () => {
    const html =
      '<p>Great <strong>car</strong>.</p>\r\n<ul>\n  <li>One <em>owner</em></li>\n  <li>Log books</li></ul><p>Call us!'

    expect(readHtml(html)).toEqual([
      { kind: 'paragraph', words: [{ text: 'Great ' }, { text: 'car', strong: true }, { text: '.' }] },
      {
        kind: 'list',
        ordered: false,
        items: [[{ text: 'One ' }, { text: 'owner', emphasis: true }], [{ text: 'Log books' }]],
      },
      { kind: 'paragraph', words: [{ text: 'Call us!' }] },
    ])
  })

  test.each([
    ['line breaks', 'One owner<br>Log books<br/><br />Call us', 'One owner\nLog books\n\nCall us'],
    ['divs as lines', '<div>One owner</div><div>Log books</div>', 'One owner\n\nLog books'],
    ['a heading', '<h2>Features</h2>Sunroof', 'Features\n\nSunroof'],
    ['a numbered list', '<ol><li>Look<li>Drive<li>Buy</ol>', '1. Look\n2. Drive\n3. Buy'],
    ['a nested list', '<ul><li>Safety<ul><li>ABS</li></ul></li></ul>', '• Safety\n• ABS'],
    [
      'a table',
      '<table><tr><td>Engine</td><td>2.0 L</td></tr><tr><td>Seats</td><td>5</td></tr></table>',
      'Engine 2.0 L\n\nSeats 5',
    ],
    [
      'lines typed between inline tags',
      'One <b>owner</b>\nLog books\n\nCall',
      'One owner\nLog books\n\nCall',
    ],
    [
      'only entities',
      'Tom&#39;s &amp; Sons&nbsp;&ndash; 5&frac12; seats',
      'Tom’s & Sons – 5½ seats'.replace('’', "'"),
    ],
    [
      'text that was escaped twice',
      '&lt;p&gt;One owner&lt;/p&gt;&lt;p&gt;Log books &amp;amp; keys&lt;/p&gt;',
      'One owner\n\nLog books & keys',
    ],
    ['only a comment', '<!-- imported -->One owner', 'One owner'],
    ['tags of a word processor', '<o:p>One owner</o:p>', 'One owner'],
    ['any tag that is closed', '<custom-tag>One</custom-tag> <font face="x">owner</font>', 'One owner'],
    ['parts of a form', '<textarea>One owner</textarea>', 'One owner'],
    ['a CDATA section', '<![CDATA[<p>One owner</p>]]>', 'One owner'],
    ['unclosed and crossed tags', '<b>Cheap <i>ute</b> here</i><p><li>ABS', 'Cheap ute here\n\nABS'],
  ])('reads %s', (_, html, plain) => {
    expect(looksLikeHtml(html)).toBe(true)
    expect(toPlainText(readHtml(html))).toBe(plain)
  })

  test.each([
    ['a script', 'Nice<script>alert(1)</script> car', 'Nice car'],
    ['a style', '<style>p{color:red}</style>Nice car', 'Nice car'],
    ['a handler', '<img src=x onerror=alert(1)>Nice car', 'Nice car'],
    ['a link', '<a href="javascript:alert(1)">Nice</a> car', 'Nice car'],
    ['a frame', '<iframe srcdoc="<script>alert(1)</script>">no</iframe>Nice car', 'Nice car'],
    ['a drawing', '<svg onload=alert(1)><title>no</title></svg>Nice car', 'Nice car'],
    ['a right-to-left override', '<p>Nice&#x202E; car&#7;</p>', 'Nice car'],
    ['a comment', '<p>Nice<!-- dealer cost 12,000 --> car</p>', 'Nice car'],
  ])('drops %s', (_, html, plain) => {
    expect(toPlainText(readHtml(html))).toBe(plain)
  })

  test.each(['<p></p>', '<br>', '<script>alert(1)</script>', '&nbsp;'])('%s is empty', (html) => {
    expect(readHtml(html)).toEqual([])
  })

  test('text that only contains the characters is left alone', () => {
    for (const text of ['Under <$20k & tidy', 'a < b > c', 'R&D', 'Fish & chips; drinks', '<3 this car'])
      expect(looksLikeHtml(text)).toBe(false)
  })

  test('thousands of nested tags break neither the import nor the stack', () => {
    for (const tags of ['<b><p>', '<a><b><div>', '<i><p><li>', '<ul><li>', '<font><table>']) {
      const deep = `ute ${tags.repeat((32 * 1024 - 10) / tags.length)}`
      expect(toPlainText(readHtml(deep))).toBe('ute')
      expect(toPlainText(readHtml(deep + deep))).toMatch(/^ute\s+ute$/)
    }
  })

  test('no word is lost and none is added, whatever the input', () => {
    const word = fc.stringMatching(/^[a-z]{1,6}$/)
    const piece = fc.oneof(
      word,
      fc.constantFrom(
        '<p>',
        '</p>',
        '<ul>',
        '<li>',
        '</ul>',
        '<b>',
        '</i>',
        '<br>',
        '<table>',
        '<td>',
        ' ',
        '\n',
      ),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const letters = pieces
          .filter((part) => !part.startsWith('<'))
          .join('')
          .replaceAll(/\s/g, '')
        const sorted = (text: string) => [...text].sort().join('')
        expect(sorted(toPlainText(readHtml(pieces.join('')), '').replaceAll(/\s/g, ''))).toBe(sorted(letters))
      }),
    )
  })
})
