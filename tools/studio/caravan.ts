import {
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  type Material,
  Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  Shape,
} from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { carPaint } from './body-paint.ts'
import { wheel } from './wheel.ts'

const glass = new MeshPhysicalMaterial({ color: 0x0b0f12, roughness: 0.04, clearcoat: 1 })
const rubber = new MeshStandardMaterial({ color: 0x0e0f10, roughness: 0.7 })
const frame = new MeshStandardMaterial({ color: 0x1a1c1e, roughness: 0.5, metalness: 0.4 })
const checker = new MeshStandardMaterial({ color: 0x6d7277, roughness: 0.42, metalness: 0.85 })
const steel = new MeshStandardMaterial({ color: 0x9da2a7, roughness: 0.4, metalness: 0.85 })
const stripe = new MeshPhysicalMaterial({ color: 0x2d3a45, roughness: 0.4, clearcoat: 1 })
const accent = new MeshPhysicalMaterial({ color: 0xa35a24, roughness: 0.4, clearcoat: 1 })
const red = new MeshStandardMaterial({ color: 0x8a0a0f, roughness: 0.15, emissive: 0x500306 })
const plate = new MeshStandardMaterial({ color: 0xe4e6e3, roughness: 0.45 })
const cream = new MeshStandardMaterial({ color: 0xdfe2e3, roughness: 0.5 })

const LENGTH = 5.8
const HALF = 1.16
const FLOOR = 0.56
const ROOF = 2.72
const AXLES = [2.95, 3.78]
const RADIUS = 0.365

/** A touring caravan of no particular make, drawbar towards -x. The door is on its left, as in Australia. */
export function caravan(): Group {
  const group = new Group()
  const put = (material: Material, size: Triple, at: Triple, corner = 0.02) => {
    const mesh = new Mesh(
      new RoundedBoxGeometry(...size, 4, Math.min(corner, Math.min(...size) / 2.05)),
      material,
    )
    mesh.position.set(...at)
    group.add(mesh)
    return mesh
  }
  group.add(shell())

  // Seen from behind the drawbar the left side is towards -y.
  for (const side of [-1, 1]) {
    const out = side * (HALF + 0.004)
    put(checker, [LENGTH - 0.28, 0.02, 0.36], [LENGTH / 2 + 0.02, out, FLOOR + 0.17], 0.006)
    put(stripe, [LENGTH - 0.42, 0.012, 0.2], [LENGTH / 2 + 0.06, out, FLOOR + 0.62], 0.004)
    put(accent, [LENGTH - 0.5, 0.014, 0.05], [LENGTH / 2 + 0.08, out, FLOOR + 0.78], 0.004)
    for (const [x, width] of side < 0
      ? ([
          [1.05, 0.9],
          [4.55, 1.05],
        ] as const)
      : ([
          [1.2, 1.0],
          [2.75, 0.8],
          [4.5, 1.05],
        ] as const)) {
      put(rubber, [width + 0.08, 0.03, 0.66], [x, out, 1.82], 0.014)
      put(glass, [width, 0.045, 0.58], [x, out, 1.82], 0.02)
    }
    for (const axle of AXLES) {
      const one = wheel(RADIUS, false)
      one.position.set(axle, side * (HALF - 0.14), RADIUS)
      if (side < 0) one.rotation.z = Math.PI
      group.add(one)
    }
    put(rubber, [1.78, 0.05, 0.05], [(2.95 + 3.78) / 2, side * (HALF + 0.025), RADIUS + 0.43], 0.02)
    put(red, [0.03, 0.12, 0.34], [LENGTH + 0.035, side * (HALF - 0.16), 1.12], 0.012)
    put(accent, [0.06, 0.012, 0.03], [0.3, out, FLOOR + 0.42], 0.004)
  }
  put(frame, [1.02, 0.02, 0.05], [2.3, -HALF - 0.012, 0.34], 0.01)
  put(frame, [0.74, 0.03, 1.92], [2.3, -HALF - 0.002, 1.56], 0.012)
  put(cream, [0.66, 0.045, 1.84], [2.3, -HALF - 0.002, 1.56], 0.016)
  put(glass, [0.44, 0.06, 0.5], [2.3, -HALF - 0.002, 2.1], 0.02)
  put(frame, [0.05, 0.09, 0.16], [2.56, -HALF - 0.002, 1.5], 0.016)
  put(frame, [0.7, 0.36, 0.04], [2.3, -HALF - 0.15, 0.4], 0.01)
  for (const x of [1.99, 2.61]) put(frame, [0.04, 0.06, 0.24], [x, -HALF + 0.01, 0.49], 0.01)
  const awning = new Mesh(new CylinderGeometry(0.062, 0.062, 4.1, 24), cream)
  awning.rotation.z = Math.PI / 2
  awning.position.set(2.95, -HALF - 0.06, 2.5)
  group.add(awning)

  put(cream, [0.75, 0.7, 0.16], [3.3, 0, ROOF + 0.07], 0.06)
  put(glass, [0.55, 0.55, 0.07], [1.5, 0, ROOF + 0.03], 0.03)
  put(glass, [0.06, 1.5, 0.62], [-0.01, 0, 1.9], 0.03).rotation.y = 0.15
  put(glass, [0.05, 1.3, 0.55], [LENGTH + 0.02, 0, 1.95], 0.024)
  put(checker, [0.05, HALF * 1.9, 0.3], [LENGTH + 0.02, 0, FLOOR + 0.16], 0.01)
  put(frame, [0.1, HALF * 1.9, 0.12], [LENGTH + 0.14, 0, 0.5], 0.02)
  put(plate, [0.02, 0.372, 0.134], [LENGTH + 0.2, 0, 0.52], 0.006)
  spareWheel()
  drawbar()
  put(rubber, [LENGTH * 0.94, HALF * 1.5, 0.2], [LENGTH / 2, 0, FLOOR - 0.04], 0.02)
  return group

  function spareWheel() {
    const spare = wheel(RADIUS * 0.95, false)
    spare.rotation.z = -Math.PI / 2
    spare.position.set(LENGTH + 0.2, 0, 0.98)
    group.add(spare)
  }

  function drawbar() {
    for (const side of [1, -1]) {
      const rail = put(frame, [1.9, 0.07, 0.1], [-0.62, side * 0.4, 0.5], 0.01)
      rail.rotation.z = side * 0.43
    }
    put(checker, [0.5, 1.35, 0.5], [-0.26, 0, 0.79], 0.03)
    put(frame, [0.34, 0.09, 0.09], [-1.42, 0, 0.51], 0.02)
    for (const side of [1, -1]) {
      const bottle = new Mesh(new CylinderGeometry(0.15, 0.15, 0.44, 32), cream)
      bottle.rotation.x = Math.PI / 2
      bottle.position.set(-0.7, side * 0.165, 0.78)
      group.add(bottle)
    }
    const post = new Mesh(new CylinderGeometry(0.026, 0.026, 0.62, 16), steel)
    post.rotation.x = Math.PI / 2
    post.position.set(-1.2, -0.17, 0.52)
    group.add(post)
    const jockey = wheel(0.13, true)
    jockey.scale.y = 0.3
    jockey.position.set(-1.2, -0.17, 0.13)
    jockey.rotation.z = Math.PI
    group.add(jockey)
  }
}

/** The side view extruded to the caravan’s width, with rounded long edges and an open wheel arch. */
function shell() {
  const side = new Shape()
  side.moveTo(0.12, FLOOR)
  side.lineTo(-0.03, 1.05)
  side.quadraticCurveTo(-0.04, 1.4, 0.05, 2.1)
  side.quadraticCurveTo(0.12, ROOF, 0.6, ROOF)
  side.lineTo(LENGTH - 0.22, ROOF)
  side.quadraticCurveTo(LENGTH, ROOF, LENGTH, ROOF - 0.24)
  side.lineTo(LENGTH, 0.95)
  side.lineTo(LENGTH - 0.2, FLOOR)
  side.lineTo(4.22, FLOOR)
  side.quadraticCurveTo(4.2, RADIUS + 0.41, 4.0, RADIUS + 0.41)
  side.lineTo(2.73, RADIUS + 0.41)
  side.quadraticCurveTo(2.53, RADIUS + 0.41, 2.51, FLOOR)
  side.closePath()
  const edge = 0.045
  const geometry = new ExtrudeGeometry(side, {
    depth: 2 * (HALF - edge),
    bevelEnabled: true,
    bevelSize: edge,
    bevelThickness: edge,
    bevelOffset: -edge,
    bevelSegments: 6,
    curveSegments: 24,
  })
  geometry.rotateX(Math.PI / 2)
  geometry.translate(0, HALF - edge, 0)
  return new Mesh(geometry, carPaint())
}

type Triple = [x: number, y: number, z: number]
