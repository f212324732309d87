/** The former name of `make-admin`; until version 2.0. */
import './make-admin.ts'

process.stderr.write('make-keeper is called make-admin now.\n')
