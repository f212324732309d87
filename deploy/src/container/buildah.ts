import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Engine } from './engine.ts'
import { buildOptions, exitOf, ownName, run, startProgram } from './run-command.ts'

const chroot = ['--isolation', 'chroot']

/** The user `node` of the image. */
const nodeUser = 1000

/** A working container of an image, on which folders of this machine can take the place of its volumes. */
async function workingContainer(image: string): Promise<string> {
  const name = ownName()
  await run('buildah', ['from', '--name', name, image])
  await run('buildah', ['config', '--volume', '/data-', name])
  return name
}

/** Buildah runs an image where no daemon and no namespaces are to be had, as inside another container. */
export function buildah(): Engine {
  return {
    name: 'buildah',
    limits: [
      'a network of its own: the server listens on a port of this machine',
      'the read-only root, dropped capabilities and health check of compose.yaml',
    ],

    async build(folder, image, base, platform) {
      const options = buildOptions(base, platform)
      await run('buildah', ['build', ...chroot, ...options, '-f', `${folder}/deploy/Dockerfile`, '-t', image, folder])
    },

    async save(image, file) {
      await run('buildah', ['push', image, `oci-archive:${file}`])
    },

    async createVolume() {
      const folder = await mkdtemp(join(tmpdir(), 'potluck-volume-'))
      await chown(folder, nodeUser, nodeUser)
      return folder
    },

    removeVolume: (volume) => rm(volume, { recursive: true }),

    async removeImage(image) {
      await run('buildah', ['rmi', image])
    },

    async start(image, volume, port) {
      const name = await workingContainer(image)
      const inside = ['--volume', `${volume}:/data`, '--env', `PORT=${port}`, name, '--']
      const { child, output } = startProgram('buildah', [
        ...['run', ...chroot, ...inside, 'sh', '-c', 'echo $$ > /data/.try-pid; exec sh deploy/container/start.sh'],
      ])
      return {
        log: output,
        exec: (command) => run('buildah', ['run', ...chroot, '--volume', `${volume}:/data`, name, '--', ...command]),
        async stop() {
          // The processes of a chroot are those of this machine; buildah itself passes no signal on.
          await run('sh', ['-c', `kill -TERM $(cat ${volume}/.try-pid)`])
          const exitCode = await exitOf(child)
          await run('buildah', ['rm', name])
          return exitCode
        },
      }
    },

    async once(image, volumes, command) {
      const name = await workingContainer(image)
      const mounts = Object.entries(volumes).flatMap(([place, volume]) => ['--volume', `${volume}:${place}`])
      try {
        return await run('buildah', ['run', ...chroot, ...mounts, name, '--', ...command])
      } finally {
        await run('buildah', ['rm', name])
      }
    },
  }
}
