import type { Engine } from './engine.ts'
import { buildOptions, exitOf, ownName, run, startProgram } from './run-command.ts'

/** As the compose file runs it: nothing but the volume and `/tmp` can be written, and no privilege is had or gained. */
const confined = [
  '--read-only',
  '--tmpfs',
  '/tmp',
  '--cap-drop',
  'ALL',
  '--security-opt',
  'no-new-privileges',
  '--init',
]

/** Docker, or Podman, which takes the same arguments. */
export function docker(program: 'docker' | 'podman'): Engine {
  return {
    name: program,
    limits: [],

    async build(folder, image, base, platform) {
      const options = buildOptions(base, platform)
      await run(program, ['build', ...options, '-f', `${folder}/deploy/Dockerfile`, '-t', image, folder])
    },

    async save(image, file) {
      // Docker writes that layout by itself.
      const format = program === 'podman' ? ['--format', 'oci-archive'] : []
      await run(program, ['save', ...format, '-o', file, image])
    },

    async createVolume() {
      const volume = ownName()
      await run(program, ['volume', 'create', volume])
      return volume
    },

    async removeVolume(volume) {
      await run(program, ['volume', 'rm', volume])
    },

    async removeImage(image) {
      await run(program, ['rmi', image])
    },

    async start(image, volume, port) {
      const name = ownName()
      const ports = ['-p', `127.0.0.1:${port}:8080`]
      const { child, output } = startProgram(program, [
        ...['run', '--rm', '--name', name, ...confined, ...ports, '-v', `${volume}:/data`, image],
      ])
      return {
        log: output,
        exec: (command) => run(program, ['exec', name, ...command]),
        async stop() {
          await run(program, ['stop', '-t', '60', name])
          return exitOf(child)
        },
      }
    },

    once: (image, volumes, command) => {
      const mounts = Object.entries(volumes).flatMap(([place, volume]) => ['-v', `${volume}:${place}`])
      return run(program, ['run', '--rm', ...confined, ...mounts, image, ...command])
    },
  }
}
