type Context = {
  sourceCode: { ast: object }
  report: (problem: { node: object; message: string }) => void
}

declare const plugin: {
  rules: { 'linear-patterns': { create: (context: Context) => Record<string, unknown> } }
}
export default plugin
