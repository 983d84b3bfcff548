import type { SelectorTexts } from './selectorTexts';

export const es_ES: SelectorTexts = {
  selectorFilter: 'Esta lista no se puede filtrar de ese modo.',
  departmentGone: 'El departamento no existe o se ha eliminado.',
  academyTypes: {
    corporate: 'Academia corporativa',
    branch: 'Academia filial',
    partner: 'Academia asociada',
    campus: 'Centro de formación',
  },
  importExtension: 'Solo se pueden importar archivos XLS y XLSX.',
  importContent:
    'El archivo no es un libro de Excel. Guárdelo como XLSX o XLS e inténtelo de nuevo.',
  importSize: (megabytes) => `El archivo no puede superar los ${megabytes}\u00a0MB.`,
  importMissing: 'Suba primero el archivo',
  importKeyReused: 'Esta importación ya se ha usado con otro archivo. Vuelva a importar.',
  importUnknown: 'La importación no existe o se ha eliminado.',
  importNotReady: 'La importación aún no está lista. Inténtelo de nuevo más tarde.',
  importNotCancellable: 'La importación está en curso o ha terminado y no se puede cancelar.',
  importUnreadable: 'No se puede leer el archivo. Compruébelo y vuelva a importarlo.',
  importEmpty: 'El archivo no contiene datos para importar.',
  importTooMany: (most) => `Se pueden importar como máximo ${most} registros a la vez.`,
  importFailed: 'La importación ha fallado. Vuelva a importar.',
  importReasons: {
    notFound: 'La cuenta no existe',
    disabled: 'La cuenta está desactivada',
    outOfScope: 'Fuera de su ámbito de gestión',
    duplicate: 'Repite una fila anterior',
  },
  importReason: 'Motivo del error',
  importTemplateName: 'plantilla-de-importacion',
  importReportName: 'informe-de-errores',
  selectionEmpty: 'Elija al menos a un participante.',
  selectionTooMany:
    'Ha seleccionado a demasiadas personas a la vez. Seleccione departamentos o use la importación masiva.',
  academiesMissing: 'Elija al menos una academia.',
  scopeContradicted: 'Los departamentos seleccionados no coinciden con el ámbito de gestión.',
  quotaUsedUp: 'La cuota de servicios de valor añadido de la academia se ha agotado.',
};
