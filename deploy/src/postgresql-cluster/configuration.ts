/** Configuration of PostgreSQL nodes under Patroni behind HAProxy; docs/scaling.md says what differs in a real installation. */

import type { Certificate } from './certificates.ts'

/** A machine with PostgreSQL, Patroni and a member of etcd. */
export interface NodePlace {
  readonly name: string
  readonly host: string
  readonly port: number
  /** Where Patroni says whether the node leads. */
  readonly statusPort: number
  readonly etcdPort: number
  /** Where members of etcd reach each other. */
  readonly peerPort: number
}

export interface ClusterPlace {
  readonly nodes: readonly NodePlace[]
  /** Where Potluck finds HAProxy. The certificate of each node names it, since HAProxy passes on what it does not read. */
  readonly host: string
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

/** The names in the certificate of a node: its own address and name, and the address of HAProxy. */
export const namesOf = ({ host, name }: NodePlace, cluster: ClusterPlace): readonly string[] => [
  `IP:${host}`,
  `DNS:${name}`,
  `IP:${cluster.host}`,
]

/** Settings of a member of etcd, as Debian's `/etc/default/etcd` has them. */
export function etcdSettings(
  { name, host, etcdPort, peerPort }: NodePlace,
  { nodes }: ClusterPlace,
  { authority, certificate, key }: Certificate,
  data: string,
): Readonly<Record<string, string>> {
  const [clients, peers] = [`https://${host}:${etcdPort}`, `https://${host}:${peerPort}`]
  return {
    ETCD_NAME: name,
    ETCD_DATA_DIR: data,
    ETCD_ENABLE_V2: 'true',
    ETCD_LISTEN_CLIENT_URLS: clients,
    ETCD_ADVERTISE_CLIENT_URLS: clients,
    ETCD_LISTEN_PEER_URLS: peers,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: peers,
    ETCD_INITIAL_CLUSTER: nodes.map((node) => `${node.name}=https://${node.host}:${node.peerPort}`).join(),
    ETCD_INITIAL_CLUSTER_TOKEN: databaseName,
    ETCD_CERT_FILE: certificate,
    ETCD_KEY_FILE: key,
    ETCD_TRUSTED_CA_FILE: authority,
    ETCD_CLIENT_CERT_AUTH: 'true',
    ETCD_PEER_CERT_FILE: certificate,
    ETCD_PEER_KEY_FILE: key,
    ETCD_PEER_TRUSTED_CA_FILE: authority,
    ETCD_PEER_CLIENT_CERT_AUTH: 'true',
  }
}

/** Patroni's file for one node (JSON, which YAML includes). */
export function patroniFile(
  node: NodePlace,
  cluster: ClusterPlace,
  { authority, certificate, key }: Certificate,
  folders: NodeFolders,
): string {
  const { password } = cluster
  const verified = { sslmode: 'verify-full', sslrootcert: authority }
  const file = {
    scope: databaseName,
    name: node.name,
    restapi: {
      listen: `${node.host}:${node.statusPort}`,
      connect_address: `${node.host}:${node.statusPort}`,
      ...{ certfile: certificate, keyfile: key, cafile: authority },
      // Anybody may ask who leads; who changes something shows a certificate.
      verify_client: 'optional',
    },
    ctl: { cacert: authority, certfile: certificate, keyfile: key },
    // The older interface: by the newer one, Patroni 3.0 takes the lead back without a look at who has it by now.
    etcd: {
      hosts: cluster.nodes.map(({ host, etcdPort }) => `${host}:${etcdPort}`),
      ...{ protocol: 'https', cacert: authority, cert: certificate, key },
    },
    bootstrap: {
      dcs: agreed,
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `${node.host}:${node.port}`,
      connect_address: `${node.host}:${node.port}`,
      data_dir: folders.data,
      bin_dir: folders.programs,
      pgpass: `${folders.run}/pgpass`,
      authentication: {
        superuser: { username: 'postgres', password, ...verified },
        replication: { username: 'replicator', password, ...verified },
        rewind: { username: 'rewind', password, ...verified },
      },
      pg_hba: ['hostssl all all samenet scram-sha-256', 'hostssl replication replicator samenet scram-sha-256'],
      parameters: {
        unix_socket_directories: folders.run,
        ...{ ssl: 'on', ssl_cert_file: certificate, ssl_key_file: key, ssl_ca_file: authority },
      },
    },
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

const serverLine = ({ name, host, port, statusPort }: NodePlace) =>
  `  server ${name} ${host}:${port} check port ${statusPort} check-sni ${name} verifyhost ${name}`

/**
 * HAProxy's file: it leads to the node that leads, closes connections to one that does no more, and tries none of them again: a
 * pooler opens one connection at a time, and would wait while another node leads already.
 * @param authority file with the certificate of the authority
 */
export const proxyFile = ({ nodes, host, port }: ClusterPlace, authority: string): string => `global
  maxconn 2000
listen postgresql
  bind ${host}:${port}
  mode tcp
  option tcplog
  retries 0
  timeout connect 2s
  timeout check 2s
  timeout client 1h
  timeout server 1h
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fastinter 250ms rise 1 fall 2 on-marked-down shutdown-sessions check-ssl verify required ca-file ${authority}
${nodes.map(serverLine).join('\n')}
`

/** Where a pooler listens, beside HAProxy. */
export interface PoolerPlace {
  readonly port: number
  /** A file with the password of the role. */
  readonly passwords: string
}

/** Settings that the server makes on a connection of its own, and a pooler has to make in its place. */
const connectQuery =
  'set statement_timeout = 30000; set random_page_cost = 1.1; set cpu_operator_cost = 0.02; set jit = off'

/** PgBouncer's file: it stands between processes of Potluck and HAProxy, and tries soon again when nobody leads. */
export const poolerFile = (cluster: ClusterPlace, { port, passwords }: PoolerPlace, authority: string): string =>
  `[databases]
${databaseName} = host=${cluster.host} port=${cluster.port} dbname=${databaseName} connect_query='${connectQuery}'

[pgbouncer]
listen_addr = ${cluster.host}
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${passwords}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 1000
server_tls_sslmode = verify-full
server_tls_ca_file = ${authority}
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 10
`

/** PgBouncer's file of passwords. */
export const poolerPasswords = ({ password }: ClusterPlace): string => `"${databaseName}" "${password}"\n`
