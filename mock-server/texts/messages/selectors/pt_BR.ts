import type { SelectorTexts } from './selectorTexts';

export const pt_BR: SelectorTexts = {
  selectorFilter: 'Esta lista não pode ser filtrada dessa forma.',
  departmentGone: 'O departamento não existe ou foi excluído.',
  academyTypes: {
    corporate: 'Instituição corporativa',
    branch: 'Unidade regional',
    partner: 'Instituição parceira',
    campus: 'Escola',
  },
  importExtension: 'Só é possível importar arquivos XLS e XLSX.',
  importContent:
    'O arquivo não é uma pasta de trabalho do Excel. Salve-o como XLSX ou XLS e tente novamente.',
  importSize: (megabytes) => `O arquivo não pode ter mais de ${megabytes}\u00a0MB.`,
  importMissing: 'Envie o arquivo primeiro',
  importKeyReused: 'Esta importação já foi usada para outro arquivo. Importe novamente.',
  importUnknown: 'A importação não existe ou foi excluída.',
  importNotReady: 'A importação ainda não está pronta. Tente novamente mais tarde.',
  importNotCancellable: 'A importação está em andamento ou terminou e não pode ser cancelada.',
  importUnreadable: 'Não é possível ler o arquivo. Verifique e importe novamente.',
  importEmpty: 'Não há dados para importar no arquivo.',
  importTooMany: (most) => `É possível importar no máximo ${most} registros por vez.`,
  importFailed: 'A importação falhou. Importe novamente.',
  importReasons: {
    notFound: 'A conta não existe',
    disabled: 'A conta está desativada',
    outOfScope: 'Fora do seu escopo de gestão',
    duplicate: 'Repete uma linha anterior',
  },
  importReason: 'Motivo da falha',
  importTemplateName: 'modelo-de-importacao',
  importReportName: 'relatorio-de-erros',
  selectionEmpty: 'Selecione pelo menos um participante.',
  selectionTooMany:
    'Há pessoas demais selecionadas de uma vez. Selecione departamentos ou use a importação em lote.',
  academiesMissing: 'Selecione pelo menos uma instituição.',
  scopeContradicted: 'Os departamentos selecionados não correspondem ao escopo de gestão.',
  quotaUsedUp: 'A cota de serviços de valor agregado da instituição está esgotada.',
};
