import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../tests/support/server/built-server.ts'

const EXAMPLE = join(import.meta.dirname, '../../deploy/nginx.conf')

/** Starts nginx with the example of this project, with the ports of these servers in place of its own. */
export async function startNginx(folder: string, servers: readonly number[]) {
  if (spawnSync('nginx', ['-v']).error)
    throw new Error('nginx is not installed. On Debian: apt-get install nginx-light')
  const port = await freePort()
  writeFileSync(join(folder, 'site.conf'), withPorts(readFileSync(EXAMPLE, 'utf8'), port, servers))
  writeFileSync(join(folder, 'nginx.conf'), mainConfig(folder))
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]
  const nginx = spawn('nginx', [...args, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(nginx, 'exit')
  for (let nth = 0; nth < 100 && !(await responds(port)); nth++) await pause(50)
  return {
    port,
    /** The contents of nginx’s error log. */
    errorLog: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    async stop() {
      nginx.kill('SIGTERM')
      await ended
    },
  }
}

function withPorts(example: string, port: number, servers: readonly number[]) {
  const lines = servers.map((each) => `  server 127.0.0.1:${each} max_fails=0;\n`)
  const [first = '', ...others] = example.match(/^ {2}server 127\.0\.0\.1:\d+ max_fails=0;\n/gm) ?? []
  if (others.length !== servers.length - 1 || !example.includes('listen 80 default_server;'))
    throw new Error(`${EXAMPLE} is not what this command expects.`)
  const bare = others.reduce((text, line) => text.replace(line, ''), example)
  return bare
    .replace(first, lines.join(''))
    .replace('listen 80 default_server;', `listen 127.0.0.1:${port} default_server;`)
}

/** The parts of Debian’s nginx.conf outside the sites, with all files in one folder. */
function mainConfig(folder: string) {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `${user} worker_processes 1; pid ${folder}/nginx.pid; events { worker_connections 1024; }
http { access_log off; ${folders.join(' ')} include ${folder}/site.conf; }`
}

async function responds(port: number) {
  return (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))?.ok ?? false
}
