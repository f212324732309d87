import LightRunner from 'jest-light-runner/child-process'

/** Runs tests with Node's own loader. A file without a test is a failure: to the runner below it would pass. */
export default class NodeRunner extends LightRunner {
  runTests(tests, watcher, onStart, onResult, onFailure) {
    const onTested = (test, result) =>
      result.testResults.length > 0
        ? onResult(test, result)
        : onFailure(test, { message: `${test.path} holds no test`, stack: '' })
    return super.runTests(tests, watcher, onStart, onTested, onFailure)
  }
}
