// The little of a browser that lit-html wants when it is loaded; templates are looked at, never rendered.
globalThis.document ??= /** @type {any} */ ({ createComment: () => ({}), createTreeWalker: () => ({}) });
