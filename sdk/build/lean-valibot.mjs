/**
 * Of valibot the script build takes what reads an answer: whether it fits, and for a log where it does not. Messages, the
 * standard schema and what a schema says of itself stay out. valibot is pinned to one version: another one whose code is
 * written otherwise stops the build.
 */

/** Functions that are written shorter. */
const SHORT = {
  // `sdk/wire/parse.ts` reads `path` and `expected` of an issue.
  _addIssue: `function _addIssue(context, label, dataset, config, other) {
    const issue = { expected: other?.expected ?? context.expects, path: other?.path };
    if (context.kind === 'schema') dataset.typed = false;
    (dataset.issues ??= []).push(issue);
  }`,
  _standardSchema: 'function _standardSchema(schema) { return schema; }',
};

export const leanValibot = () => ({
  name: 'lean-valibot',
  transform(code, id) {
    if (!id.includes('/node_modules/valibot/')) return null;
    let left = code;
    const functions = this.parse(code).body.filter(
      node => node.type === 'FunctionDeclaration' && Object.hasOwn(SHORT, node.id.name),
    );
    if (functions.length !== Object.keys(SHORT).length)
      throw new Error(`${id} is written otherwise: see what it does now.`);
    for (const node of functions.reverse()) {
      left = left.slice(0, node.start) + SHORT[node.id.name] + left.slice(node.end);
    }
    return { code: left, map: null };
  },
});
