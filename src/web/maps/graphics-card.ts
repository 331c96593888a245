/**
 * Whether the browser has a graphics card. A map that the processor has to draw is slow to move, so such a visitor is served
 * better by the drawing.
 */
export function hasGraphicsCard(): boolean {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('webgl2', { failIfMajorPerformanceCaveat: true })
  if (!context) return false
  const names = context.getExtension('WEBGL_debug_renderer_info')
  const renderer: unknown = names && context.getParameter(names.UNMASKED_RENDERER_WEBGL)
  return !/swiftshader|llvmpipe|software|basic render/i.test(String(renderer))
}
