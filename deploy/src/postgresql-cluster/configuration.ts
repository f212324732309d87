/** Configuration of PostgreSQL nodes under Patroni behind HAProxy; docs/scaling.md says what differs in a real installation. */

/** A machine with PostgreSQL and Patroni. */
export interface NodePlace {
  readonly name: string
  readonly host: string
  readonly port: number
  /** Where Patroni says whether the node leads. */
  readonly statusPort: number
}

export interface ClusterPlace {
  readonly nodes: readonly NodePlace[]
  /** `host:port` of each member of etcd. */
  readonly etcd: readonly string[]
  /** Where HAProxy leads to the node that leads. */
  readonly port: number
  /** The password of the role `potluck`, and of those that Patroni itself uses. */
  readonly password: string
}

export interface NodeFolders {
  /** Of PostgreSQL's programs. */
  readonly programs: string
  readonly data: string
  /** Of the socket and the file of passwords. */
  readonly run: string
}

/** The name of the role and of the database. */
export const databaseName = 'potluck'

/**
 * A commit is answered when a second node has written it down (`synchronous_mode`), and only that node may lead next: no
 * answered change is lost with a machine. Whoever leads and cannot say so to etcd stops within `ttl` seconds.
 */
const agreed = {
  ttl: 20,
  loop_wait: 2,
  retry_timeout: 5,
  // A PostgreSQL that crashed is not waited for: another node leads at once.
  primary_start_timeout: 0,
  synchronous_mode: true,
  postgresql: {
    use_pg_rewind: true,
    remove_data_directory_on_rewind_failure: true,
    remove_data_directory_on_diverged_timelines: true,
    parameters: { synchronous_commit: 'on', max_connections: 200, wal_keep_size: '256MB' },
  },
}

/** Patroni's file for one node (JSON, which YAML includes). */
export function patroniFile(node: NodePlace, cluster: ClusterPlace, folders: NodeFolders): string {
  const { password } = cluster
  const file = {
    scope: databaseName,
    name: node.name,
    restapi: { listen: `${node.host}:${node.statusPort}`, connect_address: `${node.host}:${node.statusPort}` },
    // The older interface: by the newer one, Patroni 3.0 takes the lead back without a look at who has it by now.
    etcd: { hosts: cluster.etcd },
    bootstrap: {
      dcs: agreed,
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      users: { [databaseName]: { password, options: ['createdb'] } },
    },
    postgresql: {
      listen: `${node.host}:${node.port}`,
      connect_address: `${node.host}:${node.port}`,
      data_dir: folders.data,
      bin_dir: folders.programs,
      pgpass: `${folders.run}/${node.name}.pgpass`,
      authentication: {
        superuser: { username: 'postgres', password },
        replication: { username: 'replicator', password },
        rewind: { username: 'rewind', password },
      },
      pg_hba: ['host all all samenet scram-sha-256', 'host replication replicator samenet scram-sha-256'],
      parameters: { unix_socket_directories: folders.run },
    },
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

const serverLine = ({ name, host, port, statusPort }: NodePlace) =>
  `  server ${name} ${host}:${port} check port ${statusPort}`

/** HAProxy's file: it leads to the node that leads, and closes connections to one that does no more. */
export const proxyFile = ({ nodes, port }: ClusterPlace, host: string): string => `global
  maxconn 2000
defaults
  mode tcp
  timeout connect 2s
  timeout check 2s
  timeout client 1h
  timeout server 1h
listen postgresql
  bind ${host}:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fastinter 250ms rise 1 fall 2 on-marked-down shutdown-sessions
${nodes.map(serverLine).join('\n')}
`
