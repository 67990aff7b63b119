const TEMPLATE_ID = 'livery-next-scripts';

/**
 * Loads the scripts that the document names for the page: after the main script, which would arrive later if they
 * shared the connection. Does nothing if there are none.
 */
export function loadNamedScripts(document: Document): void {
  const template = document.getElementById(TEMPLATE_ID);
  if (template instanceof HTMLTemplateElement) document.head.append(template.content);
}
