import type { Tenant } from '../../domain/agency/tenant.ts';

const MARK = /<html\b[^>]*? data-tenant="([^"]*)"/;

/** Writes the tenant into the page's `<html>` element, as `data-tenant`. */
export function markTenant(html: string, tenant: Tenant): string {
  return html.replace(/<html\b/, () => `<html data-tenant="${attributeText(tenant)}"`);
}

/** Whether a page was marked for this tenant, and for no other. */
export function isMarkedFor(html: string, tenant: Tenant): boolean {
  return MARK.exec(html)?.[1] === attributeText(tenant);
}

function attributeText(tenant: Tenant): string {
  return tenant.replace(/["&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
