/** Built by `bootstrap/font-letters.ts`. */
declare module '*-latin-wght-normal.woff2?letters=300-800' {
  const url: string
  export default url
}

declare module '*-latin-wght-normal.woff2?letters=400-800' {
  const url: string
  export default url
}
