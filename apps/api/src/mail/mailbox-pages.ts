import type { mailbox } from '../db/schema/index.ts';
import { escapeHtml } from './escape-html.ts';

type Row = typeof mailbox.$inferSelect;

const style = `
:root { color-scheme: light dark; --line: #8884; --quiet: #777; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem; font: 1rem/1.5 system-ui, sans-serif; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; }
ol { margin: 0; padding: 0; list-style: none; border-top: 1px solid var(--line); }
li a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1rem; padding: .75rem .25rem; border-bottom: 1px solid var(--line); color: inherit; text-decoration: none; }
li a:hover strong { text-decoration: underline; }
li span, time, dt, .quiet { color: var(--quiet); }
strong, li span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .25rem 1rem; margin: 0 0 1rem; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 40rem; border: 1px solid var(--line); border-radius: .5rem; background: #fff; }
pre { padding: 1rem; border: 1px solid var(--line); border-radius: .5rem; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .875rem; }
`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body>${body}</body>
</html>`;

const timeOf = (row: Row): string => {
  const iso = row.createdAt.toISOString();
  return `<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')}</time>`;
};

const personOf = (name: string, address: string): string => escapeHtml(name === '' ? address : `${name} <${address}>`);

const item = (row: Row): string =>
  `<li><a href="/debug/mail/${row.id}"><strong>${escapeHtml(row.subject)}</strong>${timeOf(row)}<span>${personOf(row.toName, row.toAddress)}</span></a></li>`;

/** All mails kept on this machine, newest first. */
export const mailboxListPage = (rows: readonly Row[]): string =>
  page(
    'Local mailbox',
    `<main><h1>Local mailbox</h1>${
      rows.length === 0
        ? '<p class="quiet">No mail yet. What the sites send will show up here.</p>'
        : `<ol>${rows.map(item).join('')}</ol>`
    }</main>`,
  );

const size = (bytes: number): string => `${Math.ceil(bytes / 1024)} kB`;

/** One mail: its head, its HTML in a frame that runs nothing, its plain text. */
export const mailboxMailPage = (row: Row): string =>
  page(
    row.subject,
    `<main><p><a href="/debug/mail">Local mailbox</a></p><h1>${escapeHtml(row.subject)}</h1><dl>
<dt>To</dt><dd>${personOf(row.toName, row.toAddress)}</dd>
<dt>From</dt><dd>${personOf(row.fromName, row.fromAddress)}</dd>
<dt>At</dt><dd>${timeOf(row)}</dd>
${row.attachments.map(({ name, sizeBytes }) => `<dt>Attached</dt><dd>${escapeHtml(name)}, ${size(sizeBytes)}</dd>`).join('')}
</dl>
<iframe title="HTML of the mail" sandbox="allow-popups" srcdoc="${escapeHtml(row.html)}"></iframe>
<h2>Plain text</h2><pre>${escapeHtml(row.text)}</pre></main>`,
  );
