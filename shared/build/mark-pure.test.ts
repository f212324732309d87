import markPure from './mark-pure.mjs'

test('the build drops components and contexts that nobody imports', () => {
  const source = [
    'var Link = React10.forwardRef(',
    '  function LinkWithRef() {}',
    ');',
    'Link.displayName = "Link";',
    'var Shown = React.createContext(null);',
  ]
  expect(markPure(source.join('\n')).split('\n')).toEqual([
    'var Link = /* @__PURE__ */ React10.forwardRef(',
    '  function LinkWithRef() {}',
    ');',
    '',
    'var Shown = /* @__PURE__ */ React.createContext(null);',
  ])
})

test('calls inside functions and calls with side effects stay unchanged', () => {
  const source = '  var Form = React.forwardRef(draw);\nvar root = React.start(page);\n  Form.displayName = "Form";'
  expect(markPure(source)).toBe(source)
})
