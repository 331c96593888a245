/** What the build knows of the stylesheets (bootstrap/bundle/stylesheets.ts). */
declare module 'virtual:stylesheets' {
  /** The text of each stylesheet by its address; in development, by its source file. */
  export const stylesheets: Record<string, string>
  /** The addresses of the stylesheets that a module loaded on demand needs, by its source file. */
  export const stylesheetsOnDemand: Record<string, string[]>
}
