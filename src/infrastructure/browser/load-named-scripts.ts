const TEMPLATE_ID = 'livery-next-scripts';

/**
 * Loads the scripts that the document names for the page: after the program itself, which would come later if it had
 * to share the line with them. Nothing if it names none.
 */
export function loadNamedScripts(document: Document): void {
  const template = document.getElementById(TEMPLATE_ID);
  if (template instanceof HTMLTemplateElement) document.head.append(template.content);
}
