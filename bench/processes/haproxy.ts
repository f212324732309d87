import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What docs/scaling.md recommends, for processes on these ports. */
const configuration = (port: number, ports: readonly number[]) => `
global
  maxconn 2000
defaults
  mode http
frontend web
  bind 127.0.0.1:${port}
  option forwardfor
  timeout client 120s
  default_backend potluck
backend potluck
  balance leastconn
  cookie process insert indirect httponly
  option httpchk GET /readyz
  option redispatch 1
  retries 3
  retry-on conn-failure
  timeout connect 2s
  timeout check 2s
  timeout server 120s
  timeout tunnel 1h
  default-server inter 1s fastinter 100ms fall 2 rise 1
${ports.map((at) => `  server process${at} 127.0.0.1:${at} check cookie process${at}`).join('\n')}
`

/** Starts HAProxy before processes of the server. @returns stops it */
export async function startProxy(folder: string, port: number, ports: readonly number[]): Promise<() => Promise<void>> {
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, configuration(port, ports))
  const proxy = spawn('haproxy', ['-f', file], { stdio: ['ignore', 'ignore', 'ignore'] })
  await once(proxy, 'spawn')
  return async () => {
    const ended = once(proxy, 'exit')
    proxy.kill('SIGTERM')
    await ended
  }
}
