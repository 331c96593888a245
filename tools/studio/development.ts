import {
  Color,
  GLSL3,
  HalfFloatType,
  Mesh,
  NoBlending,
  OrthographicCamera,
  PlaneGeometry,
  RawShaderMaterial,
  Scene,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'

/** How many times larger a picture is rendered than it is shown. */
const FINER = 2

/**
 * Light is additive, so the pictures of a vehicle in black and in white give every colour between: the black picture plus
 * the colour’s share of what white adds. The studio’s light has no tint, so one picture holds both: where there is paint, red
 * is the brightness in black, green the brightness in white, and blue is negative. One picture thus serves all paints.
 */
export function development(renderer: WebGLRenderer, width: number, height: number) {
  const film = new WebGLRenderTarget(width * FINER, height * FINER, {
    type: HalfFloatType,
    generateMipmaps: false,
  })
  const material = new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: 'in vec3 position; void main() { gl_Position = vec4(position, 1.0); }',
    fragmentShader: develop,
    uniforms: { film: { value: film.texture }, paint: { value: new Color() } },
    blending: NoBlending,
  })
  const darkroom = new Scene().add(new Mesh(new PlaneGeometry(2, 2), material))
  const camera = new OrthographicCamera()
  renderer.setSize(width, height)

  return {
    film,
    /** The picture in one paint, as PNG in base 64. */
    print: (paint: string) => {
      material.uniforms.paint?.value.set(paint)
      renderer.setRenderTarget(null)
      renderer.render(darkroom, camera)
      return renderer.domElement.toDataURL('image/png').replace('data:image/png;base64,', '')
    },
  }
}

/** The tone curve is ACES, from the film industry. Each large pixel is toned before four are averaged into one, so that bright edges stay smooth. */
const develop = `
precision highp float;
uniform highp sampler2D film; uniform vec3 paint;
out vec4 print;
vec3 toned(vec3 light) {
  vec3 v = mat3(0.59719, 0.07600, 0.02840, 0.35458, 0.90834, 0.13383, 0.04823, 0.01566, 0.83777) * (light * 1.8);
  v = (v * (v + 0.0245786) - 0.000090537) / (v * (0.983729 * v + 0.4329510) + 0.238081);
  v = clamp(mat3(1.60475, -0.10208, -0.00327, -0.53108, 1.10813, -0.07276, -0.07367, -0.00605, 1.07602) * v, 0.0, 1.0);
  return mix(v * 12.92, pow(v, vec3(0.41666)) * 1.055 - 0.055, step(0.0031308, v));
}
void main() {
  vec4 sum = vec4(0.0);
  for (int i = 0; i < 4; i++) {
    ivec2 at = ivec2(gl_FragCoord.xy) * 2 + ivec2(i & 1, i >> 1);
    vec4 seen = texelFetch(film, at, 0);
    vec3 light = seen.b < 0.0 ? mix(seen.rrr, seen.ggg, pow(paint, vec3(1.25))) : seen.rgb;
    sum += vec4(seen.a > 0.999 ? toned(light) : seen.rgb, seen.a);
  }
  print = sum / 4.0;
}
`
