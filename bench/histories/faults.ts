/** A rule that is taken out of the product, so that histories must disagree with the model. */
export interface Fault {
  /** The rule. */
  readonly rule: string
  /** Path below the root. */
  readonly file: string
  /** Occurs once in the file. */
  readonly text: string
  readonly replacement: string
}

const queue = (file: string) => `shared/sync/src/queue/${file}.ts`

/** The rules by which changes reach the server once, in order, and are never lost. */
export const faults: readonly Fault[] = [
  {
    rule: 'the changes of a scope are sent in the order they were made',
    file: queue('send-order'),
    text: 'const next = queued.find(',
    replacement: 'const next = queued.findLast(',
  },
  {
    rule: 'a change is sent after those of the scopes that it needs',
    file: queue('send-order'),
    text: 'return isBehind(queued, next) ? null : next',
    replacement: 'return next',
  },
  {
    rule: 'a change is sent again under the same reference',
    file: queue('change-sender'),
    text: 'reference: change.reference,\n        signal',
    replacement: 'reference: crypto.randomUUID(),\n        signal',
  },
  {
    rule: 'a change without an answer waits, and was not refused',
    file: queue('judge-failure'),
    text: "if (!(error instanceof ApiError)) return { kind: 'send again', afterMs: null, counts: false }",
    replacement:
      "if (!(error instanceof ApiError) || error.status === 0) return { kind: 'refused', refusal: { status: 0, code: null } }",
  },
  {
    rule: 'an answer that is not of the server is none',
    file: queue('judge-failure'),
    text: "if (failure === 'unreadable') return { kind: 'send again', afterMs: null, counts: false }",
    replacement: "if (failure === 'unreadable') return { kind: 'refused', refusal: { status, code: null } }",
  },
  {
    rule: 'a refused change stays until somebody decides',
    file: queue('change-outcomes'),
    text: 'await stored.writeReplaced(refused)\n    if (signal.aborted) return\n    stored.put(refused)',
    replacement: 'await stored.writeRemoved(refused)\n    if (signal.aborted) return\n    stored.drop(refused)',
  },
  {
    rule: 'a change is written down in the moment it is made',
    file: queue('run-queue'),
    text: 'added() {\n    stored.writeAhead()',
    replacement: 'added() {',
  },
  {
    rule: 'what was written down is taken over by the next page',
    file: queue('run-queue'),
    text: '  stored.restoreWrittenAhead()\n',
    replacement: '',
  },
  {
    rule: 'reading the device keeps what only this page has',
    file: queue('stored-queue'),
    text: 'queued: [...onDevice, ...queued.filter(isInMemoryOnly)]',
    replacement: 'queued: onDevice',
  },
  {
    rule: 'a change goes from the device when it was applied',
    file: queue('change-outcomes'),
    text: 'await stored.writeRemoved(change)\n    if (signal.aborted) return',
    replacement: 'if (signal.aborted) return',
  },
  {
    rule: 'the server applies a reference once',
    file: 'server/src/machinery/changes/apply-change.ts',
    text: 'if (numInsertedOrUpdatedRows === 0n)',
    replacement: 'if (numInsertedOrUpdatedRows < 0n)',
  },
  {
    rule: 'the server keeps what somebody else wrote in the same field',
    file: 'server/src/recipes/store.ts',
    text: 'if (both.length > 0) throw changed()',
    replacement: '',
  },
]
