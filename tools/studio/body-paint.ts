import {
  BackSide,
  Color,
  type Material,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  type WebGLProgramParametersWithUniforms,
  Vector2,
  Vector4,
} from 'three'
import { extentOf } from './body-shell.ts'
import type { CarShape } from './car-shape.ts'
import type { Marking } from './markings/marking.ts'

export type Markings = { flank: Marking; glass: Marking; face: Marking; tail: Marking }

/** Clear-coated paint with the markings on it, and the dark inside of the body. Both have the wheel arches cut out. */
export function bodyPaint(shape: CarShape, markings: Markings): { outside: Material; inside: Material } {
  const { from, to } = extentOf(shape)
  const uniforms = {
    ends: { value: new Vector2(from / 1000, to / 1000) },
    axles: { value: shape.tray ? new Vector2(0, 99) : new Vector2(0, shape.wheelbase / 1000) },
    wheel: { value: new Vector2(shape.wheelRadius / 1000, (shape.wheelRadius * 1.13) / 1000) },
    inner: { value: shape.width / 2000 - 0.42 },
    ...Object.fromEntries(
      Object.entries(markings).flatMap(([name, { frame, colours, surfaces }]) => [
        [`${name}Frame`, { value: new Vector4(frame.left, frame.bottom, frame.width, frame.height) }],
        [`${name}Colours`, { value: colours }],
        [`${name}Surfaces`, { value: surfaces }],
      ]),
    ),
  }
  const withArches = (shader: WebGLProgramParametersWithUniforms) => {
    Object.assign(shader.uniforms, uniforms)
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\nattribute vec2 place;\n${varyings}`)
      .replace(
        '#include <begin_vertex>',
        '#include <begin_vertex>\nspot = position; facing = normal; onSkin = place;',
      )
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${varyings}${declarations}`)
      .replace('#include <color_fragment>', cutArches)
  }
  const outside = carPaint()
  outside.onBeforeCompile = (shader) => {
    withArches(shader)
    shader.fragmentShader = shader.fragmentShader
      .replace(cutArches, cutArches + layMarkings)
      .replace(opaque, `${opaque}\nif (bare > 0.5) gl_FragColor.b = -1.0;`)
      .replace('#include <roughnessmap_fragment>', 'float roughnessFactor = surface.r + roughness * bare;')
      .replace('#include <metalnessmap_fragment>', 'float metalnessFactor = surface.g + metalness * bare;')
      .replace('#include <emissivemap_fragment>', 'totalEmissiveRadiance += diffuseColor.rgb * surface.b;')
      .replace(
        '#include <lights_physical_fragment>',
        `#include <lights_physical_fragment>
        material.clearcoat *= 1.0 - smoothstep(0.3, 0.5, roughnessFactor) * (1.0 - bare);`,
      )
  }
  const inside = new MeshBasicMaterial({ color: 0x020202, side: BackSide })
  inside.onBeforeCompile = withArches
  return { outside, inside }
}

/** Clear-coated paint in black and white at once. Its colour is mixed in when the picture is developed. */
export function carPaint(): MeshPhysicalMaterial {
  const paint = new MeshPhysicalMaterial({
    color: new Color(0, 1, 0),
    metalness: 0.3,
    roughness: 0.38,
    clearcoat: 1,
    clearcoatRoughness: 0.03,
  })
  paint.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(opaque, `${opaque}\ngl_FragColor.b = -1.0;`)
  }
  return paint
}

const opaque = '#include <opaque_fragment>'

const varyings = 'varying vec3 spot; varying vec3 facing; varying vec2 onSkin;\n'

const names = ['flank', 'glass', 'face', 'tail']

const declarations = `
uniform vec2 ends; uniform vec2 axles; uniform vec2 wheel; uniform float inner;
${names.map((name) => `uniform vec4 ${name}Frame; uniform sampler2D ${name}Colours; uniform sampler2D ${name}Surfaces;`).join('\n')}
vec3 surface = vec3(0.0); float bare = 1.0;
void lay(sampler2D colours, sampler2D surfaces, vec4 frame, vec2 at, float share, inout vec3 colour) {
  vec2 uv = (at - frame.xy) / frame.zw;
  if (share == 0.0 || min(uv.x, uv.y) < 0.0 || max(uv.x, uv.y) > 1.0) return;
  vec4 over = texture2D(colours, uv);
  vec4 made = texture2D(surfaces, uv);
  over *= share; made *= share;
  colour = colour * (1.0 - over.a) + over.rgb;
  surface = surface * (1.0 - made.a) + made.rgb;
  bare *= 1.0 - made.a;
}
`

const cutArches = `
  for (int i = 0; i < 2; i++) {
    vec2 away = vec2(spot.x - axles[i], max(spot.z - wheel.x, 0.0));
    if (length(away) < wheel.y && abs(spot.y) > inner) discard;
  }
`

const layMarkings = `
  vec3 side = normalize(facing);
  float across = abs(spot.y) * 1000.0;
  float isFlank = smoothstep(0.22, 0.3, abs(side.y)) * step(onSkin.y, 0.5);
  float fromNose = (spot.x - ends.x) * 1000.0;
  float fromTail = (ends.y - spot.x) * 1000.0;
  lay(flankColours, flankSurfaces, flankFrame, spot.xz * 1000.0, isFlank, diffuseColor.rgb);
  lay(glassColours, glassSurfaces, glassFrame, vec2(onSkin.x, onSkin.y * 1000.0), step(0.0, onSkin.y), diffuseColor.rgb);
  lay(faceColours, faceSurfaces, faceFrame, vec2(across + fromNose, spot.z * 1000.0), step(fromNose, 800.0), diffuseColor.rgb);
  lay(tailColours, tailSurfaces, tailFrame, vec2(across + fromTail, spot.z * 1000.0), step(fromTail, 600.0), diffuseColor.rgb);
  // Where paint and marking share a pixel, the one with the larger share decides.
  if (bare <= 0.5) {
    diffuseColor.rgb = (diffuseColor.rgb - diffuse * bare) / (1.0 - bare);
    surface /= 1.0 - bare;
    bare = 0.0;
  }
  diffuseColor.rgb *= mix(0.45, 1.0, smoothstep(0.1, 0.55, spot.z));
`
