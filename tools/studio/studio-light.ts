import {
  BoxGeometry,
  Color,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  type Texture,
  type WebGLRenderer,
} from 'three'

/** A photo studio: a large soft light overhead, long ones along both sides, dark walls and a grey floor. No light has a tint. */
export function studioLight(renderer: WebGLRenderer): Texture {
  const room = new Scene()
  room.background = new Color(0.1, 0.1, 0.1)
  const panel = (at: Triple, size: Triple, strength: number) => {
    const material = new MeshBasicMaterial({ color: new Color().setScalar(strength) })
    const mesh = new Mesh(new BoxGeometry(...size), material)
    mesh.position.set(...at)
    room.add(mesh)
  }
  panel([0, 0, -1.2], [60, 60, 0.1], 0.2)
  panel([0, 0, 9], [9, 3.2, 0.1], 9)
  panel([0, -5.2, 8], [10, 0.5, 0.1], 5)
  panel([0, -13, 5.2], [26, 0.1, 3.4], 3.8)
  panel([0, 13, 4.2], [26, 0.1, 2.8], 2.8)
  panel([-14, 0, 4.5], [0.1, 12, 3], 2.4)
  panel([14, 0, 4.5], [0.1, 12, 3], 2.2)
  return new PMREMGenerator(renderer).fromScene(room, 0.012, 0.1, 100, { size: 128 }).texture
}

type Triple = [x: number, y: number, z: number]
