import { analyse } from 'scslre'
import { textOf } from './constant-text.mjs'

/** Reports regular expressions whose time grows faster than the text they read, so that no visitor's text holds up the server. */
export default {
  meta: { name: 'forecourt' },
  rules: { 'linear-patterns': { create } },
}

function create(context) {
  return {
    Literal(node) {
      if (node.regex) check(node, node.regex.pattern, node.regex.flags)
    },
    NewExpression: (node) => checkCall(node),
    CallExpression: (node) => checkCall(node),
  }

  function checkCall(node) {
    const [source, flags] = node.arguments
    if (node.callee.name !== 'RegExp' || !source || source.regex) return
    const constants = context.sourceCode.ast
    check(node, textOf(source, constants), flags ? textOf(flags, constants) : '')
  }

  function check(node, source, flags) {
    const report = worstOf(source, flags)
    if (report) context.report({ node, message: messageOf(report) })
  }
}

/** Only what is certain: a pattern that can't fail, such as `/\s+/g`, doesn't try again. */
function worstOf(source, flags) {
  const { reports } = analyse({ source, flags }, { assumeRejectingSuffix: false })
  return reports.find(({ exponential }) => exponential) ?? reports[0]
}

function messageOf({ exponential, character }) {
  const growth = exponential ? 'exponential' : 'polynomial'
  return `This pattern takes ${growth} time on a text with many ${JSON.stringify(character.pick)}. Rewrite it, or split the text without a pattern.`
}
