/** The text that an expression is, as far as the constants of its file tell. Anything else counts as one plain word. */
export function textOf(node, program) {
  switch (node?.type) {
    case 'Literal':
      return String(node.value)
    case 'TemplateLiteral':
      return node.quasis.map((quasi, at) => quasi.value.cooked + insert(node, at, program)).join('')
    case 'BinaryExpression':
      return textOf(node.left, program) + textOf(node.right, program)
    case 'Identifier':
      return textOf(constant(node, program), program)
    case 'CallExpression':
      return joined(node, program)
    default:
      return PLAIN_WORD
  }
}

const PLAIN_WORD = 'word'

function insert({ expressions }, at, program) {
  return at < expressions.length ? textOf(expressions[at], program) : ''
}

/** `['a', 'b'].join('|')`, also where the list has a name. */
function joined({ callee, arguments: [separator] }, program) {
  const list = constant(callee.object, program)
  if (callee.property?.name !== 'join' || list?.type !== 'ArrayExpression') return PLAIN_WORD
  return list.elements.map((element) => textOf(element, program)).join(textOf(separator, program))
}

/** What a name stands for that is declared at the top of the file. */
function constant(node, { body }) {
  if (node?.type !== 'Identifier') return node
  const declarations = body.flatMap((statement) => (statement.declaration ?? statement).declarations ?? [])
  const { init } = declarations.find(({ id }) => id.name === node.name) ?? {}
  return init?.type === 'TSAsExpression' ? init.expression : init
}
