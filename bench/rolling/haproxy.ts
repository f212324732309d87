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
  option forwardfor
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout tunnel 1h
  timeout check 2s
  retries 3
  option redispatch 1
  retry-on conn-failure
frontend potluck
  bind 127.0.0.1:${port}
  default_backend processes
backend processes
  balance leastconn
  option httpchk GET /readyz
  default-server inter 1s fastinter 100ms fall 2 rise 1
${ports.map((at) => `  server process${at} 127.0.0.1:${at} check`).join('\n')}
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
